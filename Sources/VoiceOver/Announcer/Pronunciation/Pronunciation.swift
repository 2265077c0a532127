import EarshotAccessibilityTree
import EarshotLocalization
import EarshotVocabulary

/// How a text is pronounced: what a caption shows as digits and symbols, in words.
///
/// | written | pronounced | rule, and where it is from |
/// |---|---|---|
/// | `ada@example.org` | ada at example dot org | addresses, contract 2 |
/// | `Attachment.png` | Attachment dot png | a full stop inside a word (not in "e.g.") |
/// | `two_words` | two underscore words | named from `punctuation=some`, D365-59 |
/// | `#swift`, `#1` | hashtag swift, number one | D365-11; assumed |
/// | ` — `, `-` alone | dash | named from `some`, settled |
/// | `11.7:1`, quotes, `=`, brackets | silent | named at `punctuation=all`, c.5, D365-13 |
/// | `75%` | seventy five percent | named under every setting |
/// | `£` alone | pound sign | D365-105 |
/// | `£5`, `$9.99` | five pounds, nine dollars and ninety nine cents | assumed |
/// | `2525`, `2,847` | two thousand five hundred twenty five, … | c.5 (CVS Health) |
/// | `1234` in en_GB | one thousand two hundred and thirty four | c.5 (Mobile A11y) |
/// | `13 hr., 6 min.` | thirteen hours, six minutes | c.5 (CVS Health); `13h` is not expanded |
/// | `11.7` | eleven point seven | c.5; `decimal-point` |
/// | `BAC12D` | BAC twelve D | digits inside letters are one number, D365-12 |
/// | `-5` at a word's start | minus five | c.5 |
/// | `9:41`, `10:05`, `9:00` | nine forty one, ten oh five, nine | assumed |
/// | `1st` | first | assumed |
/// | `007`, more than 15 digits | digit by digit | assumed |
/// | a lone capital | Cap C | D365-104, `capital-letters` |
/// | spelled out: `A5` | Cap A five | D365-12, Apple's reference |
/// | `1/2/2026`, `2026-01-15` | January second, two thousand twenty six, … | dates |
/// | `16/07/2019` in en_GB | sixteenth of July two thousand and nineteen | c.5 (Mobile A11y) |
/// | `1-1xx-2xx-9565` | one, one x x, two x x, minus nine thousand … | c.5 (Stack Overflow) |
/// | emoji | its Unicode name in English | `emoji=off` leaves it out |
///
/// Words for numbers, currencies and emoji are English; a text in another language keeps its
/// digits, which its voice reads by its own rules, and gets the symbols' names in that language.
struct Pronunciation {
  /// nil: a language whose words are not known; what is in it stays as written.
  let language: PhraseLanguage?
  let punctuation: VoiceOverSettings.Punctuation
  let spellsOut: Bool
  let settings: VoiceOverSettings
  let words: Phrases
  /// Whether a capital that is the whole text is called one: not in VoiceOver's own words, nor in
  /// a piece of a text.
  let namesLoneCapital: Bool
  /// "two hundred and five": English outside North America.
  var saysAnd = false

  /// Whether an English of that region says "and" in numbers.
  static func saysAnd(in locale: String) -> Bool {
    let region = locale.split { $0 == "_" || $0 == "-" }.last.map(String.init) ?? ""
    return ["GB", "UK", "AU", "NZ", "IE", "ZA", "IN", "SG", "MT"].contains(region)
  }

  /// The pronunciation where it differs from the text; nil: as written.
  func spoken(_ text: String) -> String? {
    if spellsOut { return differing(CharacterNames(self).spelled(text), from: text) }
    guard let language, !isPlain(text) else { return nil }
    if namesLoneCapital, let capital = loneCapital(text) { return capital }
    var scanner = PronunciationScanner(text, language: language, rules: self)
    return differing(scanner.scan(), from: text)
  }

  private func differing(_ spoken: String, from text: String) -> String? {
    spoken == text ? nil : spoken
  }

  /// Whether nothing in the text is pronounced otherwise: letters and pauses, by far the most.
  private func isPlain(_ text: String) -> Bool {
    guard punctuation != .all else { return false }
    var previous: UInt8 = 0x20
    var count = 0
    for byte in text.utf8 {
      switch byte {
      case 0x61...0x7a: if previous == 0x2e { return false }
      case 0x41...0x5a: if previous == 0x2e { return false }
      case 0x20, 0x0a, 0x21, 0x2c, 0x2e, 0x3f, 0x27: break
      default: return false
      }
      previous = byte
      count += 1
    }
    return count != 1
  }

  private func loneCapital(_ text: String) -> String? {
    guard settings.capitalLetters == .speak, text.count == 1, let letter = text.first,
      letter.isUppercase, letter.isASCII || language != .english
    else { return nil }
    return words.fill(.capital, text)
  }
}

extension Announcer {
  func pronunciation(
    language tag: String?, speech: SpeechAttributes = SpeechAttributes(),
    isOwnWords: Bool = false, isPiece: Bool = false
  ) -> Pronunciation {
    let language =
      isOwnWords ? words.language : tag.map { PhraseLanguage(locale: $0) } ?? textLanguage
    let isSome = isOwnWords && settings.punctuation == .all
    var rules = Pronunciation(
      language: language,
      punctuation: speech.alwaysIncludesPunctuation ? .all : isSome ? .some : settings.punctuation,
      spellsOut: speech.spellsOutCharacters, settings: settings, words: words,
      namesLoneCapital: !isOwnWords && !isPiece)
    if language == .english {
      rules.saysAnd = tag.map { Pronunciation.saysAnd(in: $0) } ?? screenSaysAnd
    }
    return rules
  }

  /// A single character as the Characters rotor and typing speak it: "Cap A", "space", "dash".
  public func character(_ character: Character, language: String? = nil) -> String {
    CharacterNames(pronunciation(language: language)).feedback(character)
  }
}

/// Puts the pronunciations of neighboring pieces together.
enum RunJoining {
  /// The pieces in order; a space keeps words of two pieces apart where one was put into words.
  static func joined(_ pieces: [(written: String, spoken: String)]) -> String {
    var result = ""
    var previousChanged = false
    for piece in pieces where !piece.spoken.isEmpty {
      let changed = piece.written != piece.spoken
      if changed || previousChanged, let last = result.last, !last.isWhitespace,
        let first = piece.spoken.first, first.isLetter || first.isNumber
      {
        result.append(" ")
      }
      result += piece.spoken
      previousChanged = changed
    }
    return result
  }
}
