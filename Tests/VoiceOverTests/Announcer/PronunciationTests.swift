import EarshotAccessibilityTree
import EarshotAnnouncements
import EarshotVocabulary
import Testing

@testable import EarshotVoiceOver

@Suite struct PronunciationTests {
  private func spoken(
    _ text: String, locale: String = "en_US", language: String? = nil,
    _ settings: [String: String] = [:]
  ) throws -> String {
    let part = try Announced.announcer(locale: locale, settings: settings)
      .appText(.label, text, language: language)
    return part.spoken ?? part.text
  }

  @Test(
    "symbols and numbers in words (the table at Pronunciation) (spec voiceover.md c.5; the rest assumed, said there)",
    arguments: [
      ("ada@example.org", "ada at example dot org"), ("two_words", "two underscore words"),
      ("#swift", "hashtag swift"), ("£", "pound sign"), ("11.7:1", "eleven point seven one"),
      ("2525", "two thousand five hundred twenty five"), ("2,847", "two thousand eight hundred forty seven"),
      ("BAC12D", "BAC twelve D"), ("75%", "seventy five percent"),
      ("$9.99", "nine dollars and ninety nine cents"), ("Save — $5", "Save dash five dollars"),
      ("Attachment.png", "Attachment dot png"), ("C", "Cap C"), ("-5", "minus five"),
      ("13th of July", "thirteenth of July"), ("9:41", "nine forty one"),
      ("\"Hi\" (there)", "Hi there"),
    ])
  func words(text: String, expected: String) throws {
    #expect(try spoken(text) == expected)
  }

  @Test(
    "units are expanded where they are abbreviated, not where a letter stands for them (CVS Health)",
    arguments: [
      ("13 hr., 6 min.", "thirteen hours, six minutes"), ("13h, 6m", "thirteen h, six m"),
      ("1 km", "one kilometer"), ("20°C", "twenty degrees Celsius"), ("5 kg!", "five kilograms!"),
      ("2 minor", "two minor"), ("3 in a row", "three in a row"), ("10 km/h", "ten kilometers per hour"),
    ])
  func units(text: String, expected: String) throws {
    #expect(try spoken(text) == expected)
  }

  @Test(
    "a British voice says \"and\" in numbers (Mobile A11y)",
    arguments: [
      ("1234", "one thousand two hundred and thirty four"), ("2019", "two thousand and nineteen"),
      ("200", "two hundred"), ("1,000,005", "one million and five"),
    ])
  func british(text: String, expected: String) throws {
    #expect(try spoken(text, locale: "en_GB") == expected)
    #expect(try !spoken(text, locale: "en_US").contains(" and "))
  }

  @Test(
    "dates in figures: the month first in American English, the day in British (Mobile A11y)",
    arguments: [
      ("16/07/2019", "en_GB", "sixteenth of July two thousand and nineteen"),
      ("07/16/2019", "en_US", "July sixteenth, two thousand nineteen"),
      ("2026-01-15", "en_US", "January fifteenth, two thousand twenty six"),
      (
        "16/07/2019, 606 bytes", "en_GB",
        "sixteenth of July two thousand and nineteen, six hundred and six bytes"
      ),
    ])
  func dates(text: String, locale: String, expected: String) throws {
    #expect(try spoken(text, locale: locale) == expected)
  }

  @Test(
    "what can be no date is read as numbers (assumed)", arguments: ["16/13/2019", "1/2/26", "12-11-2019-5"])
  func noDates(text: String) throws {
    #expect(try !spoken(text).contains("January"))
    #expect(try !spoken(text).contains("ember"))
  }

  @Test("a masked number is read group by group (Stack Overflow 12242435)")
  func mask() throws {
    #expect(
      try spoken("1-1xx-2xx-9565")
        == "one, one x x, two x x, minus nine thousand five hundred sixty five")
    #expect(try spoken("F-16 and 25-30") == "F-sixteen and twenty five thirty")
  }

  @Test("a setting adds \"emoji\" behind the name of one (settings of iOS 16)")
  func emojiSuffix() throws {
    #expect(try spoken("😀", ["emoji-suffix": "on"]) == "grinning face emoji")
    #expect(try spoken("😀") == "grinning face")
  }

  @Test(
    "what is spoken as it is written has no pronunciation of its own (settled, \"Announcement text\")",
    arguments: [
      "Hello, world!", "e.g. this", "well-known", "It's done.", "日本語", "a", "",
    ])
  func asWritten(text: String) throws {
    #expect(try Announced.announcer().appText(.label, text).spoken == nil)
  }

  @Test(
    "punctuation settings decide what is named (c.5)",
    arguments: [
      ("a: b_c (d)", "all", "a colon b underscore c left paren d right paren"),
      ("a: b_c (d)", "some", "a: b underscore c d"), ("a: b_c (d)", "none", "a: b c d"),
    ])
  func punctuation(text: String, setting: String, expected: String) throws {
    #expect(try spoken(text, ["punctuation": setting]) == expected)
  }

  @Test("an author can ask for all punctuation (apple-punctuation)")
  func alwaysPunctuation() throws {
    var speech = SpeechAttributes()
    speech.alwaysIncludesPunctuation = true
    let text = SpokenText(runs: [.init("world's a stage, players;", speech)])
    #expect(
      try Announced.announcer().appText(.label, text).spoken
        == "world apostrophe s a stage comma players semicolon")
  }

  @Test("spelled out, capitals are named and digits single (apple-spells-25, D365-12)")
  func spelledOut() throws {
    var speech = SpeechAttributes()
    speech.spellsOutCharacters = true
    let text = SpokenText(runs: [.init("Ab25", speech)])
    #expect(try Announced.announcer().appText(.label, text).spoken == "Cap A b two five")
    let plain = try Announced.announcer(settings: ["capital-letters": "none"]).appText(.label, text)
    #expect(plain.spoken == "A b two five")
  }

  @Test("pieces of a text keep their own language and pitch (AttributedString keys, Apple, iOS 15)")
  func pieces() throws {
    var french = SpeechAttributes()
    french.language = "fr"
    french.pitch = 0.5
    let text = SpokenText(runs: [.init("He said "), .init("bonjour", french)])
    let part = try Announced.announcer().appText(.label, text)
    #expect(part.text == "He said bonjour")
    #expect(part.spans.map(\.language) == [nil, "fr"])
    #expect(part.spans.map(\.pitch) == [0, 0.5])
  }

  @Test(
    "another language names symbols in its words and leaves digits to its voice (assumed: a voice reads its own digits)"
  )
  func german() throws {
    #expect(try spoken("ada@example.org", locale: "de") == "ada At example Punkt org")
    #expect(try spoken("75 %", locale: "de") == "75 Prozent")
    #expect(try spoken("2.847", locale: "de") == "2.847")
    #expect(try spoken("5", language: "sv") == "5")
  }

  @Test(
    "VoiceOver's own words are pronounced too, and never spelled as punctuation (recorded: no caption names marks of VoiceOver's own words)"
  )
  func ownWords() throws {
    let announcer = try Announced.announcer(settings: ["punctuation": "all"])
    #expect(announcer.ownWords(.position, "2 of 3").spoken == "two of three")
    #expect(announcer.ownWords(.hint, "Double tap to edit.").spoken == nil)
  }

  @Test("numbers digit by digit, the decimal point as dot, emoji left out (settings of iOS 16)")
  func settings() throws {
    #expect(try spoken("25", ["number-feedback": "digits"]) == "two five")
    #expect(try spoken("2.5", ["decimal-point": "dot"]) == "two dot five")
    #expect(try spoken("🥗 Greek") == "green salad Greek")
    #expect(try spoken("🥗 Greek", ["emoji": "off"]) == "Greek")
  }

  @Test("single characters by name, with the spelling alphabet where it is on (D365-12, D365-104)")
  func characters() throws {
    let announcer = try Announced.announcer()
    #expect(announcer.character("A") == "Cap A")
    #expect(announcer.character(" ") == "space")
    #expect(announcer.character(".") == "dot")
    #expect(try Announced.announcer(settings: ["phonetic-feedback": "on"]).character("b") == "b, Bravo")
  }

  @Test(
    "hostile texts take linear time (no rule of iOS: bounds)",
    arguments: ["1/", "1-", "1.", "@", "#", "1,000,", ". ", "\u{200d}"])
  func linear(piece: String) throws {
    let text = String(repeating: piece, count: 50_000)
    #expect(try spoken(text).isEmpty == false || piece == "#")
  }

  @Test("line breaks are spoken up to iOS 14 (settled; ma-semantic-combine)")
  func newline() throws {
    let element = Announced.element("Mars\nThe Red Planet", .button)
    #expect(try Announced.caption(element, .ios13) == "Mars, Newline, The Red Planet, button")
    #expect(try Announced.caption(element) == "Mars\nThe Red Planet, button")
  }
}
