import EarshotLocalization
import Testing

/// Expectations after Unicode's locale data (CLDR).
@Suite struct NumberNotationTests {
  @Test(
    "whole numbers are grouped as the locale does it",
    arguments: [
      ("en_US", 2847, "2,847"), ("de_DE", 2847, "2.847"), ("de_CH", 2847, "2’847"),
      ("fr", 2847, "2\u{202f}847"), ("es", 2847, "2847"), ("es", 12847, "12.847"),
      ("it", 2847, "2847"), ("hu", 12847, "12\u{a0}847"), ("hr", 2847, "2.847"),
      ("en_IN", 1_234_567, "12,34,567"),
      ("hi", 123_456_789, "12,34,56,789"), ("de_AT", 2847, "2.847"), ("vi", 2847, "2.847"),
      ("ru", 1_234_567, "1\u{a0}234\u{a0}567"), ("ar_EG", 2847, "٢٬٨٤٧"), ("ar_AE", 2847, "2,847"),
      ("en", -1000, "-1,000"), ("en", 7, "7"),
    ])
  func grouping(locale: String, number: Int, expected: String) {
    #expect(NumberNotation(locale: locale).integer(number) == expected)
  }

  @Test("the smallest whole number there is can be written")
  func smallestInteger() {
    #expect(NumberNotation(locale: "en").integer(.min) == "-9,223,372,036,854,775,808")
  }

  @Test(
    "decimals are rounded half to even and lose their last zeros",
    arguments: [
      (4.5, 0, 3, "4.5"), (2.0, 0, 3, "2"), (0.125, 0, 2, "0.12"), (0.375, 0, 2, "0.38"),
      (2.345, 0, 2, "2.34"), (1.005, 0, 2, "1"), (9.995, 2, 2, "10.00"), (0.05, 0, 1, "0"),
      (0.15, 0, 1, "0.2"),
      (1e-7, 0, 8, "0.0000001"), (999.9999, 0, 3, "1,000"), (1234.5, 2, 2, "1,234.50"), (-0.001, 0, 2, "0"),
      (1e21, 0, 3, "1,000,000,000,000,000,000,000"),
    ])
  func decimals(value: Double, least: Int, most: Int, expected: String) {
    let text = NumberNotation(locale: "en").decimal(
      value, minimumFractionDigits: least, maximumFractionDigits: most)
    #expect(text == expected)
  }

  @Test("what is no number is written without a trap")
  func noNumbers() {
    let english = NumberNotation(locale: "en")
    #expect(english.decimal(.nan) == "NaN")
    #expect(english.decimal(-.infinity) == "-∞")
    #expect(english.percent(.greatestFiniteMagnitude).hasSuffix("∞%"))
    #expect(english.decimal(1, maximumFractionDigits: -4) == "1")
  }

  @Test(
    "percent signs stand where the language puts them",
    arguments: [
      ("en", "48%"), ("de", "48\u{a0}%"), ("fr", "48\u{202f}%"), ("tr", "%48"), ("ar", "٤٨٪"),
      ("it", "48%"), ("ja", "48%"),
    ])
  func percent(locale: String, expected: String) {
    #expect(NumberNotation(locale: locale).percent(0.48) == expected)
  }
}

/// Numbers as heard: spec voiceover.md c.5 (CVS Health, Mobile A11y); codes digit by digit are assumed.
@Suite struct EnglishNumberWordsTests {
  @Test(
    "cardinals have no \"and\" (spec voiceover.md c.5)",
    arguments: [
      ("2525", "two thousand five hundred twenty five"), ("0", "zero"), ("10", "ten"),
      ("100", "one hundred"), ("1000001", "one million one"), ("90", "ninety"),
    ])
  func cardinals(digits: String, words: String) {
    #expect(EnglishNumberWords.cardinal(digits) == words)
  }

  @Test("codes and endless numbers are read digit by digit")
  func codes() {
    #expect(EnglishNumberWords.cardinal("007") == "zero zero seven")
    #expect(EnglishNumberWords.cardinal(String(repeating: "1", count: 16)).hasPrefix("one one one"))
  }

  @Test(
    "ordinals",
    arguments: [
      ("1", "first"), ("12", "twelfth"), ("20", "twentieth"), ("43", "forty third"),
    ])
  func ordinals(digits: String, words: String) {
    #expect(EnglishNumberWords.ordinal(digits) == words)
  }
}
