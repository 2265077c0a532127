import Testing

@testable import EarshotSpeech

/// Each guard of speech.md 0 and 1 for text that harms libespeak-ng 1.51.
@Suite struct SanitizerTests {
  private func spoken(_ text: String, _ language: String = "en") -> [String] {
    Sanitizer.runs(of: text, for: voice(language)).runs.map {
      $0.isEnglish ? "EN:\($0.text)" : $0.text
    }
  }

  private func voice(_ language: String) -> Voice { Voice(language: language) ?? .english }

  /// "strip all controls, always": U+0001 is an embedded command.
  @Test(arguments: ["\u{1}", "\0", "\u{1b}", "\u{7f}", "\u{85}", "\u{9f}", "\n", "\t", "\u{2028}"])
  func `a control becomes a space`(control: String) {
    #expect(spoken("go\(control)300S") == ["go 300S"])
  }

  /// "a dash stays only between two letters, else a space".
  @Test(arguments: [
    ("Wi-Fi", "Wi-Fi"), ("a - b", "a b"), ("3-4", "3 4"), ("a-", "a"), ("-a", "a"),
    ("a--b", "a b"), ("a\u{2014}b", "a-b"), ("2024-01-02", "2024 01 02"),
  ])
  func `a dash stays between two letters only`(text: String, expected: String) {
    #expect(spoken(text) == [expected])
  }

  /// speech.md 0: this text kills the library in every voice.
  @Test func `a dash never comes before another script`() {
    #expect(spoken("…-മലയാളം").allSatisfy { !$0.contains("-") })
    #expect(spoken("¯-डन").allSatisfy { !$0.contains("-") })
  }

  @Test(arguments: [("en", "minus 5"), ("fr", "moins 5"), ("de", "minus 5"), ("es", "menos 5")])
  func `a dash before a number is a minus`(language: String, expected: String) {
    #expect(spoken("-5", language) == [expected])
    #expect(spoken("\u{2212}5", language) == [expected])
  }

  /// "drop private use/noncharacters/braille".
  @Test(arguments: [0xe000, 0xf8ff, 0xffff, 0xfdd0, 0x28ff, 0x28df, 0x10ffff] as [UInt32])
  func `private use, noncharacters and braille become a space`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(spoken("a\(scalar)b") == ["a b"])
    #expect(spoken("مرحبا\(scalar)", "ar") == ["مرحبا"])
  }

  /// "NFD accents are pronounced differently from NFC: normalize".
  @Test(arguments: [
    ("cafe\u{301}", "caf\u{e9}"), ("A\u{30a}", "\u{c5}"), ("e\u{302}\u{301}", "\u{1ebf}"),
    ("\u{212b}", "\u{c5}"), ("n\u{303}", "\u{f1}"),
  ])
  func `accents are composed`(text: String, expected: String) {
    #expect(spoken(text).map { Array($0.unicodeScalars) } == [Array(expected.unicodeScalars)])
  }

  @Test func `Korean letters are composed to syllables`() {
    let composed = spoken("\u{1112}\u{1161}\u{11ab}", "ko").first
    #expect(composed.map { Array($0.unicodeScalars) } == ["\u{d55c}"])
  }

  @Test func `a pile of marks on one letter is cut`() {
    let text = "a" + String(repeating: "\u{300}", count: 100_000)
    #expect(spoken(text) == ["\u{e0}"])
  }

  /// "script allow-list with spoken fallback".
  @Test func `a script that the voice can't read is announced once`() {
    #expect(spoken("Hello Привет, мир") == ["Hello text in Cyrillic ,"])
    let notices = Sanitizer.runs(of: "Привет мир", for: .english).notices
    #expect(notices.map(\.kind) == [.unreadable])
  }

  @Test func `the English voice announces it for other languages`() {
    #expect(spoken("Hallo Привет", "de") == ["Hallo", "EN:text in Cyrillic"])
  }

  /// speech.md 2: Latin text makes the Arabic voice unpredictable.
  @Test func `the English voice reads Latin letters where the voice should not`() {
    #expect(spoken("مرحبا Wi-Fi مرحبا", "ar") == ["مرحبا", "EN:Wi-Fi", "مرحبا"])
    #expect(spoken("こんにちは iPhone", "ja") == ["こんにちは", "EN:iPhone"])
  }

  /// speech.md 2: Hebrew drops numbers.
  @Test func `the English voice reads numbers in Hebrew`() {
    #expect(spoken("שלום 3", "he") == ["שלום", "EN:3"])
  }

  @Test func `kanji are announced in Japanese`() {
    #expect(spoken("漢字", "ja") == ["EN:text in Chinese characters"])
  }

  @Test func `digits of other scripts are plain digits`() {
    #expect(spoken("٣", "en") == ["3"])
    #expect(spoken("\u{ff11}\u{ff12}") == ["12"])
    #expect(spoken("٣", "ar") == ["٣"])
  }

  @Test func `symbols and emoji are said by name`() {
    #expect(spoken("Done \u{1f44d}\u{1f3fd}") == ["Done thumbs up"])
    #expect(spoken("A → B") == ["A right arrow B"])
    #expect(spoken("\u{1f600}", "de") == ["EN:grinning face"])
    #expect(spoken("\u{1f1fa}\u{1f1f8}") == ["U S"])
    #expect(spoken("\u{1d400}") == ["A"])
  }

  @Test func `joiners, soft hyphens and directional marks vanish`() {
    #expect(spoken("a\u{200d}b\u{ad}c\u{202e}d\u{feff}e\u{fe0f}") == ["abcde"])
  }

  @Test func `typographic marks become plain ones`() {
    #expect(spoken("“Don’t…”") == ["\"Don't...\""])
  }

  /// Measured with valgrind: brackets in Hindi read memory that was never written.
  @Test func `delicate voices get no brackets, quotes or symbols`() {
    #expect(spoken("(ठीक) \"ठीक\"", "hi") == ["ठीक ठीक"])
    #expect(spoken("ठीक 5%", "hi") == ["ठीक 5", "EN:percent"])
    #expect(spoken("ठीक, 1,000.5", "hi") == ["ठीक, 1,000.5"])
    #expect(spoken("м'ята", "uk") == ["м'ята"])
  }

  @Test func `text with marks only is said by their names`() {
    #expect(spoken("?") == ["question mark"])
    #expect(spoken("-") == ["dash"])
    #expect(spoken("...!?") == ["period period period"])
  }

  @Test(arguments: ["", " ", "\n\t", "\u{200d}", "\u{28ff}", "\u{0}"])
  func `nothing to say gives no runs`(text: String) {
    #expect(spoken(text).isEmpty)
  }

  /// "cap text (about 2,000 scalars)": 1 MB of words would be 14 hours.
  @Test func `long text is cut into utterances at sentences`() {
    let sentence = "This is one sentence of the text. "
    let runs = spoken(String(repeating: sentence, count: 100))
    // Five sentences of 34 scalars are the first that go beyond 160.
    #expect(runs.count == 20)
    #expect(runs.allSatisfy { $0.unicodeScalars.count <= 2_000 })
    #expect(runs.first?.hasSuffix("text.") == true)
  }

  @Test func `text over the bound is cut with a notice`() {
    let result = Sanitizer.runs(of: String(repeating: "word ", count: 200_000), for: .english)
    #expect(result.notices.map(\.kind) == [.cut])
    #expect(result.runs.map(\.text.unicodeScalars.count).reduce(0, +) <= 20_000)
  }

  @Test func `a word without end is broken`() {
    let runs = spoken(String(repeating: "a", count: 5_000))
    #expect(runs.allSatisfy { $0.split(separator: " ").allSatisfy { $0.count <= 80 } })
  }

  @Test func `what crashed is spoken with letters and digits only`() {
    #expect(Sanitizer.reduced("a-b: $9.99 (é)", for: .english) == "a b 9 99 ")
    #expect(Sanitizer.reduced("ठीक $9", for: voice("hi")) == "ठ क 9")
  }

  /// The library has to be given nothing but what the voice's list allows, whatever comes in.
  @Test(arguments: ["en", "de", "ar", "he", "ja", "hi", "ru", "zh", "uk"])
  func `random text leaves only what is allowed`(language: String) {
    var state: UInt64 = 42
    let voice = voice(language)
    for _ in 0..<300 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<30 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        if let scalar = Unicode.Scalar(UInt32(state >> 40) % 0x3000) { scalars.append(scalar) }
      }
      for run in Sanitizer.runs(of: String(scalars), for: voice).runs {
        let reader = run.isEnglish ? Voice.english : voice
        for scalar in run.text.unicodeScalars {
          let script = Script(scalar)
          let isAllowed = script.map(reader.scripts.contains) ?? true
          #expect(isAllowed || script == .latin && reader.readsLatin)
          #expect(scalar.value >= 0x20 && !(0x7f...0x9f).contains(scalar.value))
          #expect(!(0x2800...0x28ff).contains(scalar.value))
        }
      }
    }
  }
}

/// A label that is one symbol is all that there is to say.
@Suite struct LoneSymbolTests {
  @Test(arguments: [
    ("=", "equals sign"), ("\u{bd}", "one half"), ("[[", "left bracket left bracket"), ("\u{b2}", "squared"),
    ("+", "plus sign"), ("%", "percent sign"), ("$", "dollar sign"), ("\u{a9}", "copyright sign"),
  ])
  func `a symbol alone is spoken by its name`(text: String, expected: String) {
    #expect(Sanitizer.runs(of: text, for: .english).runs.map(\.text) == [expected])
  }
}
