import Testing

/// Expected as swiftc 6.3 prints it.
@Suite("Widths of integers") struct IntegerWidthTests {
  @Test(
    "Operators that overflow keep the bits of the type",
    arguments: [
      ("let a: UInt8 = 250; return a &+ 10", "4"), ("let b: Int8 = 127; return b &+ 1", "-128"),
      ("var u: UInt16 = 1; u &-= 2; return u", "65535"), ("UInt8(3) &- 5", "254"), ("~UInt8(5)", "250"),
      ("Int32.max &+ 1", "-2147483648"), ("UInt8(0xF0) &<< 1", "224"),
      (
        "var h: UInt32 = 2166136261; for c in \"hello\".utf8 { h = (h ^ UInt32(c)) &* 16777619 }; return h",
        "1335831723"
      ),
    ])
  func overflow(code: String, expected: String) { #expect(value(code) == expected) }

  @Test(
    "64 bits without a sign reach twice as far",
    arguments: [
      ("\"\\(UInt64.max)\"", "18446744073709551615"), ("UInt64.max / 2", "9223372036854775807"),
      ("let h: UInt64 = 14695981039346656037; return h % 10", "7"), ("UInt64.max > 5", "true"),
      ("let h: UInt64 = 14695981039346656037; return Double(h)", "1.4695981039346655e+19"),
      ("let h: UInt64 = 14695981039346656037; return String(h, radix: 16)", "cbf29ce484222325"),
      ("let h: UInt64 = 1 << 63; return h >> 62", "2"), ("Int(UInt64.max >> 60)", "15"),
    ])
  func unsigned(code: String, expected: String) { #expect(value(code) == expected) }

  @Test(
    "What counts bits and bytes knows the width",
    arguments: [
      ("UInt8(1).leadingZeroBitCount", "7"), ("Int32.bitWidth", "32"), ("UInt8(3).bitWidth", "8"),
      ("UInt16(0xABCD).byteSwapped", "52651"), ("UInt16(0x1234).bigEndian == 0x3412", "true"),
      ("let b: Int8 = 127; return b.addingReportingOverflow(1).overflow", "true"),
      ("var x: UInt32 = 0x01020304; return Array(Data(bytes: &x, count: 4))", "[4, 3, 2, 1]"),
      ("let x: UInt32 = 0x01020304; return withUnsafeBytes(of: x.bigEndian) { Array($0) }", "[1, 2, 3, 4]"),
    ])
  func widths(code: String, expected: String) { #expect(value(code) == expected) }

  private let generators = """
    struct Steps: RandomNumberGenerator {
      var state: UInt64
      mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state }
    }
    """

  @Test("A generator of the app's gives the same numbers as on a phone")
  func generator() {
    let code = """
      var steps = Steps(state: 42)
      let first = "\\(steps.next()) \\(steps.next())"
      let numbers = "\\(Int.random(in: 0..<100, using: &steps)) \\(Int.random(in: 1...6, using: &steps))"
      let order = "\\([1, 2, 3, 4, 5].shuffled(using: &steps)) \\(["a", "b", "c"].randomElement(using: &steps)!)"
      let rest = "\\(Double.random(in: 0..<1, using: &steps)) \\(Bool.random(using: &steps))"
      return [first, numbers, order, rest].joined(separator: "; ")
      """
    let expected =
      "10481999410520546993 4159066171780167020; 41 4; [4, 2, 3, 1, 5] b; 0.7889991166941166 false"
    #expect(value(code, with: generators) == expected)
  }

  @Test(
    "Division by zero of such numbers is a trap",
    arguments: ["let h: UInt64 = 14695981039346656037; return h % 0", "UInt64.max + 1", "UInt64.max * 2"])
  func traps(code: String) { #expect(Evaluation(code).isTrap) }

  @Test(
    "Whole decimals divide as decimals",
    arguments: [
      ("Decimal(1) / 4", "0.25"), ("let share: Decimal = 7; return share / 2", "3.5"),
      ("let tides = 6; return Decimal(tides) / 4", "1.5"), ("Decimal(8) / 4", "2"), ("7 / 2", "3"),
    ])
  func decimals(code: String, expected: String) { #expect(value(code) == expected) }

  // Expected by swiftc with Glibc; POSIX defines the generator.
  @Test("C's seeded random numbers are those of a device, in a generator of the app's too")
  func seeded() {
    let generator = """
      struct Seeded: RandomNumberGenerator {
        init(seed: Int) { srand48(seed) }
        func next() -> UInt64 { UInt64(drand48() * Double(UInt64.max)) }
      }
      """
    let drawn = """
      var seeded = Seeded(seed: 42)
      let high = seeded.next() > 13_734_062_132_603_977_727
      _ = seeded.next()
      let few = [Int.random(in: 0..<10, using: &seeded), Int.random(in: 0..<10, using: &seeded)]
      let share = Double.random(in: 0..<10, using: &seeded)
      return "\\(high) \\(few) \\(share) \\([1, 2, 3, 4, 5].shuffled(using: &seeded))"
      """
    #expect(value(drawn, with: generator) == "true [1, 4] 1.1567857318004826 [5, 3, 4, 1, 2]")
  }

  // Swift throws such numbers away and asks for others, without end (`RandomNumberGenerator.next(upperBound:)`).
  @Test("A generator that always gives the same runs over the budget of steps")
  func stuck() {
    let generator = "struct Stuck: RandomNumberGenerator { func next() -> UInt64 { 0 } }"
    let code = "var stuck = Stuck(); return Int.random(in: 3..<10, using: &stuck)"
    #expect(Evaluation(code, declarations: generator, bounds: .tight).isBudget)
  }
}
