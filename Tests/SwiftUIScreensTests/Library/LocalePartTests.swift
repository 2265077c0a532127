import Testing

/// Apple: `Locale.LanguageCode`, `Locale.Region`, `Locale.Components`.
@Suite("Locales and their parts") struct LocalePartTests {
  @Test(
    "Made of codes, of constants and of literals",
    arguments: [
      ("Locale(languageCode: .german, languageRegion: .austria).identifier", "de_AT"),
      ("Locale.Language(identifier: \"pt-BR\").languageCode?.identifier ?? \"none\"", "pt"),
      ("Locale.Language(languageCode: .french, region: .canada).region?.identifier ?? \"none\"", "CA"),
      ("Locale.LanguageCode.ukrainian.identifier", "uk"),
      ("Locale.Region.unitedKingdom.identifier", "GB"),
      ("Locale.Region(\"FR\").identifier", "FR"),
      ("Locale(identifier: \"zh_Hans_CN\").identifier(.bcp47)", "zh-Hans-CN"),
      ("Locale(identifier: \"fr_FR\").language.languageCode == \"fr\"", "true"),
      ("Locale(identifier: \"fr_FR\").language.languageCode == .french", "true"),
      ("Locale(identifier: \"fr_FR\").region == .germany", "false"),
    ])
  func parts(_ expression: String, _ expected: String) {
    #expect(Evaluation("return \(expression)").text == expected)
  }

  @Test("The lists of ISO's codes")
  func lists() {
    #expect(Evaluation("return Locale.Region.isoRegions.contains { $0.identifier == \"DE\" }").text == "true")
    #expect(Evaluation("return Locale.isoRegionCodes.contains(\"DE\")").text == "true")
    #expect(Evaluation("return Locale.commonISOCurrencyCodes.contains(\"EUR\")").text == "true")
    let body = """
      let english = Locale(identifier: "en")
      return Locale.LanguageCode.isoLanguageCodes.first {
        english.localizedString(forLanguageCode: $0.identifier) == "Danish" }?.identifier ?? "none"
      """
    #expect(Evaluation(body).text == "da")
  }
}
