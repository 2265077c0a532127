import EarshotLocalization
import Testing

/// Foundation's documentation of `Bundle.preferredLocalizations(from:forPreferences:)` and of `Locale`.
@Suite("Languages that serve a reader") struct PreferredLocalizationTests {
  @Test(
    "The first preference that any language serves decides",
    arguments: [
      (["de", "en"], ["en-GB"], ["en"]), (["en", "en-GB", "fr"], ["en_GB"], ["en-GB", "en"]),
      (["fr", "pt-PT"], ["pt-BR", "fr"], ["pt-PT"]), (["zh-Hans", "zh-Hant"], ["zh_TW"], ["zh-Hant"]),
      (["fr", "de"], ["ja", "de-AT"], ["de"]), (["fr", "de"], ["ja"], ["fr"]), ([], ["en"], []),
    ])
  func among(available: [String], preferences: [String], expected: [String]) {
    #expect(PreferredLocalizations.among(available, for: preferences) == expected)
  }

  @Test(
    "Code asks for them and for the direction of a language",
    arguments: [
      (#"Bundle.preferredLocalizations(from: ["de", "en"], forPreferences: ["de-CH"])"#, #"["de"]"#),
      (#"Bundle.preferredLocalizations(from: ["de", "en"])"#, #"["en"]"#),
      (#"Locale.characterDirection(forLanguage: "he") == .rightToLeft"#, "true"),
      (#"Locale(identifier: "ar_EG").language.characterDirection == .rightToLeft"#, "true"),
      (#"Locale(identifier: "nl").language.characterDirection == .rightToLeft"#, "false"),
    ])
  func asked(source: String, expected: String) { #expect(Evaluation(source).text == expected) }
}
