import Testing

@Suite("Numbers") struct NumberTests {
  @Test(
    "Methods and functions of numbers give what the standard library documents",
    arguments: [
      ("3.7.rounded()", "4.0"), ("3.7.rounded(.down)", "3.0"), ("2.5.rounded(.toNearestOrEven)", "2.0"),
      ("Int(3.99)", "3"), ("Double(3)", "3.0"), ("7.isMultiple(of: 2)", "false"),
      ("7.quotientAndRemainder(dividingBy: 2).remainder", "1"),
      ("5.5.truncatingRemainder(dividingBy: 2)", "1.5"),
      ("max(3, 7, 5)", "7"), ("min(2.5, 1)", "1.0"), ("abs(-4)", "4"), ("sqrt(16)", "4.0"),
      ("pow(2, 10)", "1024"),
      ("floor(2.7) + ceil(2.1)", "5.0"), ("9.0.squareRoot()", "3.0"), ("(-3).magnitude", "3"),
      ("(-3).signum()", "-1"),
      ("Int.max", "9223372036854775807"), ("UInt8.max", "255"), ("Int8(truncatingIfNeeded: 200)", "-56"),
      ("UInt8(clamping: 300)", "255"), ("Int(exactly: 2.5)", "nil"), ("Double.pi > 3.14", "true"),
      ("Double.infinity.isInfinite", "true"), ("5.description", "5"), ("5.0.description", "5.0"),
      ("[1, 5].reduce(0, max)", "5"), ("var x = 3.4; x.round(); return x", "3.0"),
      ("var b = false; b.toggle(); return b", "true"),
      ("let turns = 4; return Int(2 * .pi / Double(turns) * 1000)", "1570"),
      ("Int((360 / .pi) as Double)", "114"), ("Int(cos(.pi / 3) * 10 + 0.5)", "5"),
      ("let w = 3.0; return min(.infinity, w)", "3.0"),
      ("1.0 / 3", "0.3333333333333333"), ("Double(\"1e3\")", "Optional(1000.0)"), ("type(of: 3)", "Int"),
    ])
  func methods(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test("A scalar counts as its number in Unicode")
  func scalars() {
    let sum = "var sum = 0; for scalar in \"tide\".unicodeScalars { sum += Int(UInt32(scalar)) }; return sum"
    #expect(result(sum) == "422")
    #expect(result("UInt8(ascii: \"e\".unicodeScalars.first!)") == "101")
    #expect(result("UInt32(\"7\") == 7") == "true")
    #expect(result("Int(\"t\") == nil") == "true")
  }

  @Test("Random numbers are the same in every run and inside their range")
  func random() {
    #expect(
      result("(0..<100).map { _ in Int.random(in: 1...6) }.allSatisfy { (1...6).contains($0) }") == "true")
    #expect(result("Double.random(in: 0..<1) < 1") == "true")
    #expect(
      result("[Int.random(in: 0...1000), [1, 2, 3].randomElement()!]")
        == result("[Int.random(in: 0...1000), [1, 2, 3].randomElement()!]"))
  }

  @Test(
    "What ends a program on a device is a trap here",
    arguments: [
      "UInt8(300)", "Int(Double.infinity)", "Int.random(in: 5..<5)", "abs(Int.min)",
      "Int.max.advanced(by: 1)",
    ])
  func traps(source: String) {
    #expect(Evaluation(source).isTrap)
  }

  // Foundation's documentation of number format styles; en_US.
  @Test(
    "Numbers are formatted as iOS does",
    arguments: [
      ("1234567.formatted()", "1,234,567"), ("1234.5.formatted()", "1,234.5"),
      ("0.25.formatted(.percent)", "25%"),
      ("25.formatted(.percent)", "25%"), ("3.14159.formatted(.number.precision(.fractionLength(2)))", "3.14"),
      ("3.0.formatted(.number.precision(.fractionLength(0...2)))", "3"),
      ("1234.formatted(.number.grouping(.never))", "1234"),
      (#"9.99.formatted(.currency(code: "USD"))"#, "$9.99"),
      (#"1234.formatted(.currency(code: "USD"))"#, "$1,234.00"),
      (#"1234.5.formatted(.currency(code: "EUR").precision(.fractionLength(0)))"#, "€1,234"),
      ("1_200_000.formatted(.number.notation(.compactName))", "1.2M"),
      ("5.formatted(.number.sign(strategy: .always()))", "+5"),
      ("1_500_000.formatted(.byteCount(style: .file))", "1.5 MB"),
      ("0.4567.formatted(.percent.precision(.fractionLength(1)))", "45.7%"),
      ("1234.567.formatted(.number.precision(.significantDigits(3)))", "1,230"),
      ("0.1234567.formatted()", "0.123457"),
      ("7.8.formatted(.number.rounded(rule: .down, increment: 1))", "7"),
    ])
  func formats(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test(
    "Number formatters",
    arguments: [
      ("let f = NumberFormatter(); f.numberStyle = .decimal; return f.string(from: 1234567)!", "1,234,567"),
      (
        "let f = NumberFormatter(); f.numberStyle = .decimal; f.maximumFractionDigits = 1; return f.string(from: NSNumber(value: 2.56))!",
        "2.6"
      ),
      ("let f = NumberFormatter(); f.numberStyle = .percent; return f.string(from: 0.5)!", "50%"),
      (
        #"let f = NumberFormatter(); f.numberStyle = .currency; f.currencyCode = "USD"; return f.string(from: 3)!"#,
        "$3.00"
      ),
      ("let f = NumberFormatter(); f.numberStyle = .ordinal; return f.string(from: 22)!", "22nd"),
      ("let f = NumberFormatter(); f.numberStyle = .spellOut; return f.string(from: 42)!", "forty-two"),
      ("ByteCountFormatter.string(fromByteCount: 1500, countStyle: .file)", "2 KB"),
      (#"NumberFormatter().number(from: "12")!"#, "12"),
    ])
  func formatters(source: String, expected: String) {
    #expect(result(source) == expected)
  }

  @Test("German numbers")
  func german() {
    #expect(result("1234.5.formatted()", locale: "de_DE") == "1.234,5")
    #expect(result("0.25.formatted(.percent)", locale: "de_DE") == "25\u{a0}%")
    #expect(result(#"1234.5.formatted(.currency(code: "EUR"))"#, locale: "de_DE") == "1.234,50\u{a0}€")
  }

  // Apple: NSDecimalNumber, NSDecimalNumberHandler
  @Test(
    "Decimal numbers are calculated with as their behaviour rounds",
    arguments: [
      ("(53.99 as NSDecimalNumber).dividing(by: 12, withBehavior: handler(.down))", "4.49"),
      ("(53.99 as NSDecimalNumber).dividing(by: 12, withBehavior: handler(.plain))", "4.5"),
      ("NSDecimalNumber(value: 4.35).rounding(accordingToBehavior: handler(.down))", "4.35"),
      ("NSDecimalNumber(value: 2.345).rounding(accordingToBehavior: handler(.up))", "2.35"),
      ("NSDecimalNumber(value: 2).adding(1.5).subtracting(1).multiplying(by: 3)", "7.5"),
      ("NSDecimalNumber(value: 1.25).multiplying(byPowerOf10: 2)", "125.0"),
    ])
  func decimals(code: String, expected: String) {
    let handler = """
      func handler(_ mode: NSDecimalNumber.RoundingMode) -> NSDecimalNumberHandler {
        NSDecimalNumberHandler(
          roundingMode: mode, scale: 2, raiseOnExactness: false, raiseOnOverflow: false, raiseOnUnderflow: false,
          raiseOnDivideByZero: false)
      }
      """
    #expect(value("(\(code)).doubleValue", with: handler) == expected)
  }

  // swiftc 6.3 with Foundation describes them so: a literal comes by way of a Double.
  @Test("A decimal number in a text is written as it describes itself (LocalizedStringKey)")
  func decimalsInTexts() {
    let code = """
      struct Ticket { let fare: Decimal = 4.5, wind: Decimal = 4.49; var toll: Decimal { 2500 }; func sum() -> Decimal { fare * 2 } }
      struct Probe: View { let ticket = Ticket()
        var body: some View { Text("\\(ticket.fare) \\(ticket.toll) \\(ticket.sum()) \\(ticket.wind)") } }
      """
    #expect(Screen(code, open: "Probe").texts == ["4.5 2500 9 4.490000000000001024"])
  }

  @Test("What an app adds to Decimal is asked of one")
  func addedToDecimal() {
    let declared = """
      extension Decimal { var doubled: Decimal { self * 2 } }
      struct Tea { let price: Decimal }
      """
    #expect(Evaluation("return Tea(price: 2.25).price.doubled", declarations: declared).text == "4.5")
    // `isLessThanOrEqualTo(_:)` (Swift, FloatingPoint; Foundation, Decimal).
    #expect(value("2.5.isLessThanOrEqualTo(2.5)") == "true")
    #expect(value("2.5.isLessThanOrEqualTo(2)") == "false")
  }

  // Apple, "UIFont": a font is as large as it is asked for; a line is higher than its capitals.
  @Test("A named font's measures are numbers that code goes on with")
  func fonts() {
    let font = "let font = UIFont(name: \"Harbour\", size: 20)!; "
    #expect(result(font + "return Int(font.pointSize)") == "20")
    #expect(
      result(font + "return font.lineHeight * 1.5 - font.lineHeight > 0 && font.lineHeight > font.capHeight")
        == "true")
    #expect(result(font + "return font.fontName") == "Harbour")
  }
}
