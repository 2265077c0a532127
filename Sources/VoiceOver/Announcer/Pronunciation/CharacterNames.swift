import EarshotLocalization

/// What single characters are called: in spelled-out text, in the Characters rotor, in typing.
struct CharacterNames {
  private let rules: Pronunciation

  init(_ rules: Pronunciation) { self.rules = rules }

  /// One character at a time; capitals by `capital-letters` (D365-12), digits one by one.
  func spelled(_ text: String) -> String {
    var names: [String] = []
    for character in text where !character.isWhitespace { names.append(name(character)) }
    return names.joined(separator: " ")
  }

  /// The name, with the spelling word after it where `phonetic-feedback` is on.
  func feedback(_ character: Character) -> String {
    let name = name(character)
    guard rules.settings.phoneticFeedback, let word = CharacterNames.spellingWord(character)
    else { return name }
    return name + ", " + word
  }

  func name(_ character: Character) -> String {
    if character == " " { return rules.words[.space] }
    if character.isNewline { return rules.words[.newline] }
    if character.isUppercase, rules.settings.capitalLetters == .speak {
      return rules.words.fill(.capital, String(character))
    }
    if rules.language == .english, character.isASCII, character.isWholeNumber {
      return EnglishNumberWords.digitByDigit(String(character))
    }
    guard let language = rules.language else { return String(character) }
    if character == "." { return AddressWords(language: language).dot }
    if let symbol = SpokenSymbol.named(character) { return symbol.name(in: language) }
    if language == .english, let emoji = EmojiNames.name(of: character) { return emoji }
    return String(character)
  }

  /// The alphabet of the International Civil Aviation Organization.
  private static let alphabet = [
    "Alfa", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf", "Hotel", "India", "Juliett",
    "Kilo", "Lima", "Mike", "November", "Oscar", "Papa", "Quebec", "Romeo", "Sierra", "Tango",
    "Uniform", "Victor", "Whiskey", "X-ray", "Yankee", "Zulu",
  ]

  private static func spellingWord(_ character: Character) -> String? {
    guard let ascii = character.asciiValue, character.isLetter else { return nil }
    return alphabet[Int((ascii | 0x20) - 0x61)]
  }
}
