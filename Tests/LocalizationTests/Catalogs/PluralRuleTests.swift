import Testing

@testable import EarshotLocalization

/// Plural cases by Unicode's CLDR; the order of languages by Apple's documentation of bundles.
@Suite("Plural rules")
struct PluralRuleTests {
  /// Sample numbers of each case from CLDR 44, supplemental/plurals (cardinals).
  static let samples: [(language: String, cases: [PluralCategory: [Int]])] = [
    ("en", [.one: [1], .other: [0, 2, 3, 11, 21, 100]]),
    ("de", [.one: [1], .other: [0, 2, 21, 101]]),
    ("nl", [.one: [1], .other: [0, 2, 101]]),
    ("fr", [.one: [0, 1], .many: [1_000_000, 2_000_000], .other: [2, 17, 100]]),
    ("pt-BR", [.one: [0, 1], .many: [1_000_000], .other: [2, 100]]),
    ("pt_PT", [.one: [1], .many: [1_000_000], .other: [0, 2]]),
    ("es", [.one: [1], .many: [1_000_000], .other: [0, 2, 16]]),
    ("it", [.one: [1], .many: [1_000_000], .other: [0, 2, 16]]),
    ("ja", [.other: [0, 1, 2, 100]]),
    ("zh-Hans", [.other: [0, 1, 2]]),
    ("ko", [.other: [0, 1, 2]]),
    (
      "ru",
      [
        .one: [1, 21, 31, 101], .few: [2, 3, 4, 22, 104], .many: [0, 5, 11, 12, 14, 19, 20, 111, 1_000_000],
      ]
    ),
    ("uk", [.one: [1, 21], .few: [2, 24], .many: [0, 5, 11, 12, 25]]),
    ("pl", [.one: [1], .few: [2, 3, 4, 22, 104], .many: [0, 5, 11, 12, 14, 21, 31, 101]]),
    ("cs", [.one: [1], .few: [2, 3, 4], .other: [0, 5, 11, 22]]),
    (
      "ar",
      [
        .zero: [0], .one: [1], .two: [2], .few: [3, 10, 103, 110], .many: [11, 26, 99, 111],
        .other: [100, 101, 102, 200],
      ]
    ),
    ("he", [.one: [1], .two: [2], .other: [0, 3, 17, 20]]),
    ("sl", [.one: [1, 101], .two: [2, 102], .few: [3, 4, 103], .other: [0, 5, 11]]),
    ("lt", [.one: [1, 21], .few: [2, 9, 22], .other: [0, 10, 11, 19]]),
    ("lv", [.zero: [0, 10, 11, 20], .one: [1, 21, 101], .other: [2, 9, 22]]),
    ("ro", [.one: [1], .few: [0, 2, 16, 101], .other: [20, 35, 100]]),
    ("hr", [.one: [1, 21], .few: [2, 22], .other: [0, 5, 11, 12]]),
    ("xx", [.one: [1], .other: [0, 2]]),
  ]

  @Test("Whole numbers", arguments: samples)
  func whole(language: String, cases: [PluralCategory: [Int]]) {
    for (category, numbers) in cases {
      for number in numbers {
        #expect(
          PluralRules.category(of: PluralNumber(number), language: language) == category,
          "\(language) \(number)")
      }
    }
  }

  @Test(
    "Numbers with a fraction",
    arguments: [
      ("en", 1.5, PluralCategory.other), ("fr", 1.5, .one), ("fr", 2.5, .other), ("ru", 1.5, .other),
      ("pl", 1.5, .other), ("cs", 1.5, .many), ("da", 0.5, .one), ("he", 0.5, .one), ("ar", 1.5, .other),
    ])
  func fraction(language: String, number: Double, category: PluralCategory) {
    #expect(PluralRules.category(of: PluralNumber(number), language: language) == category)
  }

  @Test(
    "Numbers beyond all bounds have a case", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e-300])
  func hostile(number: Double) {
    for (language, _) in PluralRuleTests.samples {
      _ = PluralRules.category(of: PluralNumber(number), language: language)
    }
    #expect(PluralNumber(Int.min).magnitude == 9_223_372_036_854_775_808)
  }
}

/// Which language serves which: Apple's documentation of bundles; tags by Unicode's CLDR.
@Suite("Language tags")
struct LanguageTagTests {
  @Test("The closest language serves first: region, none, another one")
  func order() {
    #expect(
      LanguageTag.matches(for: "en_GB", among: ["en", "en-GB", "en-AU", "de"]) == ["en-GB", "en", "en-AU"])
    #expect(LanguageTag.matches(for: "de", among: ["de-CH", "en"]) == ["de-CH"])
  }

  @Test(
    "Scripts never stand in for each other",
    arguments: [("zh_TW", "zh-Hant"), ("zh_CN", "zh-Hans"), ("zh-Hant_HK", "zh-HK")])
  func scripts(locale: String, expected: String) {
    #expect(LanguageTag.matches(for: locale, among: ["zh-Hans", "zh-Hant", "zh-HK"]).first == expected)
  }

  @Test("Old tags are those that replaced them")
  func old() {
    #expect(LanguageTag.matches(for: "iw", among: ["he"]) == ["he"])
    #expect(LanguageTag.matches(for: "no", among: ["nb"]) == ["nb"])
    #expect(LanguageTag.matches(for: "", among: ["en"]) == [])
  }
}
