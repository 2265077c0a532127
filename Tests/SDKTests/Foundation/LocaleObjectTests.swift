import Testing

@Suite("NSLocale") struct LocaleObjectTests {
  @Test("It says what Locale says (swiftc)")
  func locale() {
    let said = Running.said(
      """
      let german = NSLocale(localeIdentifier: "de_DE")
      let american = NSLocale(localeIdentifier: "en_US")
      return "\\(NSLocale.isoCountryCodes.contains("CH")) \\(NSLocale.isoCurrencyCodes.contains("EUR")) "
        + "\\(german.displayName(forKey: .countryCode, value: "DE")!) "
        + "\\(german.object(forKey: .languageCode) as! String) "
        + "\\(german.displayName(forKey: .currencyCode, value: "EUR")!) "
        + "\\(american.object(forKey: .currencyCode) as! String) "
        + "\\(american.object(forKey: .decimalSeparator) as! String)"
      """)
    #expect(said == "true true Deutschland de Euro USD .")
  }
}
