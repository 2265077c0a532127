import EarshotVocabulary
import Testing

/// Apple's documentation of `NumberFormatter`; swiftc 6.3 with Foundation prints the same for en_US.
@Suite("What is set on a number formatter") struct NumberFormatterTests {
  private func text(_ settings: String, _ number: String) -> [String] {
    let made = "{ let f = NumberFormatter(); \(settings); return f }()"
    return Screen(
      """
      struct Probe: View { let formatter: NumberFormatter = \(made)
        var body: some View { Text(formatter.string(from: NSNumber(value: \(number))) ?? "none") } }
      """, open: "Probe"
    ).texts
  }

  @Test(
    "Signs, separators and digits that are set are written",
    arguments: [
      ("f.numberStyle = .currency; f.currencySymbol = \"\"", "3.5", "3.50"),
      ("f.numberStyle = .currency; f.currencySymbol = \"£\"", "-3.5", "-£3.50"),
      ("f.numberStyle = .currency; f.currencySymbol = \"kr\"", "3", "kr\u{a0}3.00"),
      ("f.numberStyle = .currency; f.usesGroupingSeparator = false", "12345", "$12345.00"),
      ("f.numberStyle = .currency; f.negativePrefix = \"-\"", "-3", "-3.00"),
      ("f.minimumIntegerDigits = 2", "3", "03"),
      ("f.numberStyle = .decimal; f.groupingSeparator = \" \"", "1234567", "1 234 567"),
      ("f.numberStyle = .decimal; f.decimalSeparator = \",\"", "1.5", "1,5"),
      ("f.numberStyle = .decimal; f.positivePrefix = \"+\"", "1.5", "+1.5"),
      ("f.numberStyle = .percent; f.positivePrefix = \"+\"", "0.5", "+50%"),
      ("f.numberStyle = .decimal; f.zeroSymbol = \"nothing\"", "0", "nothing"),
      ("f.numberStyle = .scientific", "12345", "1.2345E4"),
      ("f.positiveFormat = \"0.00\"", "1.5", "1.50"),
      ("f.positiveFormat = \"#,##0.0 km\"", "-1234.25", "-1,234.2 km"),
    ])
  func settings(set: String, number: String, wanted: String) {
    #expect(text(set, number) == [wanted])
  }

  @Test(
    "A formatter rounds as it is told to",
    arguments: [
      ("f.maximumFractionDigits = 0; f.roundingMode = .down", "1.7", "1"),
      ("f.maximumFractionDigits = 0; f.roundingMode = .ceiling", "1.2", "2"),
      ("f.maximumFractionDigits = 2; f.roundingMode = .ceiling", "1.1", "1.1"),
      ("f.maximumFractionDigits = 2; f.roundingMode = .ceiling", "-1.109", "-1.1"),
      ("f.maximumFractionDigits = 1; f.roundingMode = .halfUp", "0.25", "0.3"),
      ("f.maximumSignificantDigits = 2; f.usesSignificantDigits = true", "1234", "1,200"),
      ("f.maximumSignificantDigits = 2", "0.01234", "0.012"),
    ])
  func rounding(set: String, number: String, wanted: String) {
    #expect(text("f.numberStyle = .decimal; \(set)", number) == [wanted])
  }

  @Test("What nobody has set is the locale's and the style's")
  func defaults() {
    let shown = """
      let plain = NumberFormatter()
      let price: NumberFormatter = { let f = NumberFormatter(); f.numberStyle = .currency; f.currencyCode = "EUR"; return f }()
      let dates = DateFormatter()
      Text("\\(plain.currencySymbol ?? "none") \\(plain.decimalSeparator ?? "none") \\(plain.groupingSeparator ?? "none")")
      Text("\\(plain.maximumFractionDigits) \\(price.maximumFractionDigits) \\(price.currencySymbol ?? "none")")
      Text((price.string(from: 3) ?? "").replacingOccurrences(of: price.currencySymbol, with: ""))
      Text("\\(dates.shortWeekdaySymbols[0]) \\(dates.monthSymbols[1]) \\(dates.pmSymbol ?? "none")")
      """
    let screen = Screen("struct Probe: View { var body: some View { VStack { \(shown) } } }", open: "Probe")
    #expect(screen.texts == ["$ . ,", "0 2 €", "3.00", "Sun February PM"])
  }

  // Foundation 6.3 on Linux.
  @Test("Signs are those of the language")
  func signs() {
    func shown(_ locale: String) -> [String] {
      let made = "NumberFormatter().with(\"\(locale)\")"
      return Screen(
        """
        extension NumberFormatter {
          func with(_ locale: String) -> NumberFormatter { self.locale = Locale(identifier: locale); return self }
        }
        struct Probe: View { var body: some View { VStack {
          Text(\(made).percentSymbol); Text(\(made).perMillSymbol); Text(\(made).plusSign)
          Text(\(made).minusSign); Text(\(made).internationalCurrencySymbol) } } }
        """, open: "Probe"
      ).texts
    }
    #expect(shown("de_DE") == ["%", "‰", "+", "-", "EUR"])
    #expect(shown("sv_SE") == ["%", "‰", "+", "−", "SEK"])
  }

  // Apple's documentation of `NSLocale.displayName(forKey:value:)`.
  @Test("A locale tells the names and signs of codes by their keys")
  func displayNames() {
    let shown = """
      let locale = Locale.current as NSLocale
      Text(locale.displayName(forKey: .currencySymbol, value: "EUR") ?? "none")
      Text(locale.displayName(forKey: .currencyCode, value: "EUR") ?? "none")
      Text(locale.displayName(forKey: .countryCode, value: "DE") ?? "none")
      Text(locale.displayName(forKey: NSLocale.Key.languageCode, value: "de") ?? "none")
      """
    let screen = Screen("struct Probe: View { var body: some View { VStack { \(shown) } } }", open: "Probe")
    #expect(screen.texts == ["€", "Euro", "Germany", "German"])
  }

  // Apple's documentation of NumberFormatter; Foundation on Linux writes more digits and its own currency.
  @Test(
    "No more digits than are set, and the currency that is set",
    arguments: [
      (
        "f.numberStyle = .decimal; f.minimumFractionDigits = 2; f.maximumFractionDigits = 2", "1.23456",
        "1.23"
      ),
      (
        "f.numberStyle = .decimal; f.minimumFractionDigits = 1; f.maximumFractionDigits = 2", "1.23456",
        "1.23"
      ),
      ("f.numberStyle = .decimal; f.minimumFractionDigits = 2; f.maximumFractionDigits = 2", "3", "3.00"),
      (
        "f.numberStyle = .percent; f.minimumFractionDigits = 1; f.maximumFractionDigits = 1", "0.12345",
        "12.3%"
      ),
      ("f.numberStyle = .currency; f.maximumFractionDigits = 0", "1234.56", "$1,235"),
      ("f.numberStyle = .currencyAccounting; f.currencyCode = \"EUR\"", "-3", "(€3.00)"),
      ("f.numberStyle = .currencyAccounting; f.currencySymbol = \"kr\"", "-3", "(kr\u{a0}3.00)"),
      ("f.numberStyle = .currencyAccounting", "3", "$3.00"),
      ("f.numberStyle = .currencyPlural; f.currencyCode = \"EUR\"", "3", "3.00 euros"),
    ])
  func digits(set: String, number: String, wanted: String) {
    #expect(text(set, number) == [wanted])
  }

  // Foundation 6.3 on Linux.
  @Test("Patterns with exponents, percents and signs")
  func patterns() {
    #expect(text("f.positiveFormat = \"0.###E0\"", "1234") == ["1.234E3"])
    #expect(text("f.positiveFormat = \"#0.0%\"", "0.125") == ["12.5%"])
    #expect(text("f.positiveFormat = \"+0;-0\"", "-3") == ["-3"])
  }
}
