import EarshotLocalization
import Testing

/// VoiceOver's own words in thirteen languages: each row names its certainty and evidence itself; the
/// German and Russian ones are AccessibilitySnapshot's tables.
@Suite struct PhraseTableTests {
  @Test("no language leaves a phrase out", arguments: PhraseLanguage.allCases)
  func everyKeyIsFilled(language: PhraseLanguage) {
    let words = Phrases(locale: language.rawValue)
    for key in PhraseKey.allCases {
      #expect(!words[key].isEmpty, "\(language) has no words for \(key)")
    }
  }

  @Test("a phrase has the same places to fill in every language", arguments: PhraseLanguage.allCases)
  func placesAreTheSame(language: PhraseLanguage) {
    let english = Phrases(locale: "en")
    let words = Phrases(locale: language.rawValue)
    for key in PhraseKey.allCases {
      #expect(places(words[key]) == places(english[key]), "\(language) \(key)")
    }
  }

  @Test("nothing but English claims to have been recorded")
  func translationsSayThatTheyAre() {
    for language in PhraseLanguage.allCases where language != .english {
      let words = Phrases(locale: language.rawValue)
      for key in PhraseKey.allCases {
        #expect(words.phrase(key).certainty != .recorded, "\(language) \(key)")
      }
    }
  }

  @Test(
    "a locale takes its language's words",
    arguments: [
      ("en_US", PhraseLanguage.english), ("de-AT", .german), ("pt_PT", .brazilianPortuguese),
      ("zh-Hant_TW", .traditionalChinese), ("zh_HK", .traditionalChinese), ("zh_CN", .simplifiedChinese),
      ("iw", .hebrew), ("RU", .russian),
    ])
  func languageOfLocale(locale: String, language: PhraseLanguage) {
    #expect(PhraseLanguage(locale: locale) == language)
  }

  @Test("Traditional Chinese has its own characters and vocabulary (translated, not recorded)")
  func traditional() {
    let words = Phrases(locale: "zh_Hant")
    #expect(words[.button] == "按鈕")
    #expect(words[.textField] == "文字欄位")
    #expect(words[.hintEdit].hasPrefix("點兩下"))
    #expect(words.phrase(.button).certainty != .recorded)
    for key in PhraseKey.allCases {
      let simplified = Phrases(locale: "zh_Hans")[key]
      let hasSimplified = words[key].contains { "设钮轻点关开转选链网".contains($0) }
      #expect(!hasSimplified, "\(key): \(words[key]) from \(simplified)")
    }
  }

  @Test("a language without a table is spoken in English")
  func unknownLanguage() {
    #expect(PhraseLanguage(locale: "sv") == nil)
    #expect(Phrases(locale: "sv")[.button] == "button")
  }

  @Test(
    "the German and Russian words are the library's, without its faults",
    arguments: [
      ("de", PhraseKey.heading, "Überschrift"), ("de", .tab, "Tab"),
      ("de", .hintMisspelledWords, "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden"),
      ("de", .moreContentAvailable, "Weitere Inhalte verfügbar"),
      ("ru", .landmarkEnd, "конец"), ("ru", .spansRows, "Охватывает строк: %1"),
    ])
  func correctedRows(locale: String, key: PhraseKey, expected: String) {
    #expect(Phrases(locale: locale)[key] == expected)
  }

  @Test("names and numbers are filled in their order")
  func filling() {
    let english = Phrases(locale: "en")
    #expect(english.fill(.pageOf, 2, 5) == "Page 2 of 5")
    #expect(english.fill(.notFound, "Heading") == "Heading not found")
    #expect(Phrases(locale: "ko").fill(.positionOf, 1, 3) == "3 중 1")
    #expect(Phrases(locale: "ar").fill(.positionOf, 1, 3) == "١ من ٣")
  }

  @Test("a name with a percent sign in it is left as it is")
  func fillingWithPercent() {
    #expect(Phrases(locale: "en").fill(.remove, "50% %1 off") == "Remove 50% %1 off")
  }

  private func places(_ text: String) -> Set<Character> {
    Set(zip(text, text.dropFirst()).filter { $0.0 == "%" }.map(\.1))
  }
}
