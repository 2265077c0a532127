import Testing

@Suite("Loops") struct LoopTests {
  @Test(
    "Loops run as in Swift",
    arguments: [
      ("var s = 0; for i in 1...4 { s += i }; return s", "10"),
      ("var s = 0; for i in 0..<4 where i % 2 == 1 { s += i }; return s", "4"),
      ("var s = 0; for (i, x) in [5, 6].enumerated() { s += i * x }; return s", "6"),
      ("var n = 0; while n < 5 { n += 2 }; return n", "6"),
      ("var n = 0; repeat { n += 1 } while n < 3; return n", "3"),
      ("var n = 9; repeat { n += 1 } while n < 3; return n", "10"),
      ("var s = 0; for i in 1...9 { if i == 4 { break }; s += i }; return s", "6"),
      ("var s = 0; for i in 1...5 { if i % 2 == 0 { continue }; s += i }; return s", "9"),
      (
        "var s = 0; outer: for i in 1...3 { for j in 1...3 { if j == 2 { continue outer }; s += i * j } }; return s",
        "6"
      ),
      (
        "var s = 0; outer: for i in 1...3 { for j in 1...3 { if i * j == 4 { break outer }; s += 1 } }; return s",
        "4"
      ),
      ("var s = \"\"; for c in \"abc\" { s = \"\\(c)\" + s }; return s", "cba"),
      ("var s = 0; for _ in 0..<3 { s += 1 }; return s", "3"),
      ("var s = 0; for (k, v) in [\"a\": 1] { s += v; _ = k }; return s", "1"),
      ("var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i } }; return fs[1]()", "1"),
      ("for i in [4, 5] { if i == 5 { return \"found\" } }; return \"none\"", "found"),
      ("var s = 0; for i in stride(from: 10, to: 0, by: -5) { s += i }; return s", "15"),
      (
        "var s = 0; loop: while true { s += 1; switch s { case 3: break loop; default: break } }; return s",
        "3"
      ), ("for _ in [Int]() { return 1 }; return 2", "2"),
      ("for i in 0... { if i * i > 50 { return i } }; return -1", "8"),
      ("var s = 0; for i in (Int.max - 1)...Int.max { s &+= i }; return s", "-3"),
      ("var a = [Int](); for i in 0..<5_000 { a.append(i) }; return a.count", "5000"),
      ("var d = [Int: Int](); for i in 0..<2_000 { d[i] = i }; return d.count", "2000"),
      ("var s = 0; for i in (1...3).reversed() { s = s * 10 + i }; return s", "321"),
    ])
  func loops(source: String, expected: String) { #expect(value(source) == expected) }

  @Test("A range whose end is before its start is a trap")
  func reversedRange() { #expect(value("let n = 0; for i in 1...n { _ = i }; return 1").hasPrefix("trap")) }
}
