import EarshotLocalization

/// Reads a text once from left to right and writes how it is pronounced.
struct PronunciationScanner {
  let rules: Pronunciation
  let language: PhraseLanguage
  let characters: [Character]
  var index = 0
  private var output = ""
  /// Whether the last thing written was put into words, so that a letter after it needs a space.
  private var endsInWords = false
  /// The end of the word that the index is in, and what kind of word it is.
  private var wordEnd = 0
  private var isAddress = false

  init(_ text: String, language: PhraseLanguage, rules: Pronunciation) {
    self.rules = rules
    self.language = language
    self.characters = Array(text)
    output.reserveCapacity(text.utf8.count + 16)
  }

  mutating func scan() -> String {
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        copy()
        continue
      }
      if index >= wordEnd { startWord() }
      if scanNumber() { continue }
      if character.isLetter || character.isNumber { copy() } else { scanSymbol(character) }
    }
    return output
  }

  // MARK: Looking

  func character(at offset: Int) -> Character? {
    characters.indices.contains(offset) ? characters[offset] : nil
  }

  func isDigit(at offset: Int) -> Bool {
    guard let character = character(at: offset) else { return false }
    return character.isASCII && character.isWholeNumber
  }

  func isLetter(at offset: Int) -> Bool { character(at: offset)?.isLetter ?? false }

  func isWordStart(at offset: Int) -> Bool {
    guard let before = character(at: offset - 1) else { return true }
    return before.isWhitespace || before == "(" || before == "[" || before == "\""
  }

  func isSpace(at offset: Int) -> Bool { character(at: offset)?.isWhitespace ?? true }

  // MARK: Writing

  /// Copies the character as it is written.
  mutating func copy() {
    let character = characters[index]
    if endsInWords, character.isLetter || character.isNumber { output.append(" ") }
    output.append(character)
    endsInWords = false
    index += 1
  }

  /// Writes words in place of what was read, apart from their neighbours.
  mutating func say(_ words: String) {
    if let last = output.last, !last.isWhitespace, !"([{\"“-".contains(last) {
      output.append(" ")
    }
    output += words
    endsInWords = true
  }

  /// Leaves a mark out; what stood on its two sides stays apart.
  private mutating func skip() {
    let isApart = output.last?.isWhitespace ?? true
    if !isApart, !isSpace(at: index + 1) { endsInWords = true }
    index += isApart && character(at: index + 1)?.isWhitespace ?? false ? 2 : 1
  }

  // MARK: Words and symbols

  private mutating func startWord() {
    var end = index
    var at = false
    var scheme = false
    while end < characters.count, !characters[end].isWhitespace {
      if characters[end] == "@", end > index, end + 1 < characters.count,
        !characters[end + 1].isWhitespace
      {
        at = true
      }
      if characters[end] == ":", character(at: end + 1) == "/", character(at: end + 2) == "/" {
        scheme = true
      }
      end += 1
    }
    wordEnd = end
    isAddress = at || scheme
  }

  private mutating func scanSymbol(_ character: Character) {
    if saysDot(character) {
      say(AddressWords(language: language).dot)
      index += 1
      return
    }
    if character == "#", rules.punctuation != .none, let word = hashWord {
      say(word)
      index += 1
      return
    }
    if isDashKept(character) {
      copy()
      return
    }
    guard let symbol = SpokenSymbol.named(character) else {
      scanUnnamed(character)
      return
    }
    if isSpoken(symbol), !isNumberJoint(character) {
      say(symbol.name(in: language))
      index += 1
    } else if isPause(character) {
      copy()
    } else {
      skip()
    }
  }

  private mutating func scanUnnamed(_ character: Character) {
    guard EmojiNames.isEmoji(character) else {
      copy()
      return
    }
    if !rules.settings.emoji {
      skip()
    } else if language == .english, let name = EmojiNames.name(of: character) {
      say(name)
      index += 1
    } else {
      copy()
    }
  }

  /// A full stop inside an address or between the parts of a name, but not in "e.g.".
  private func saysDot(_ character: Character) -> Bool {
    guard character == ".", isLetter(at: index + 1) || isDigit(at: index + 1),
      isLetter(at: index - 1) || isDigit(at: index - 1)
    else { return false }
    if isAddress { return true }
    guard isLetter(at: index - 1) || isLetter(at: index + 1) else { return false }
    return isLetter(at: index - 2) || isLetter(at: index + 2)
  }

  /// "hashtag swift", "number one".
  private var hashWord: String? {
    if isLetter(at: index + 1) { return AddressWords(language: language).hashtag }
    return language == .english && isDigit(at: index + 1) ? "number" : nil
  }

  /// A hyphen that joins words is the voice's; one that stands alone is named.
  private func isDashKept(_ character: Character) -> Bool {
    guard character == "-", !isAddress, rules.punctuation != .all else { return false }
    return isJoined && !isBetweenDigits
  }

  /// The hyphen of a telephone number is a short silence.
  private func isNumberJoint(_ character: Character) -> Bool {
    character == "-" && isBetweenDigits && !isAddress && rules.punctuation != .all
  }

  private var isJoined: Bool { !isSpace(at: index - 1) && !isSpace(at: index + 1) }

  private var isBetweenDigits: Bool { isDigit(at: index - 1) && isDigit(at: index + 1) }

  private func isSpoken(_ symbol: SpokenSymbol) -> Bool {
    if isAddress, symbol.character == "@" { return true }
    return switch rules.punctuation {
    case .all: true
    case .some: symbol.level <= .some
    case .none: symbol.level == .always
    }
  }

  /// Marks that make a voice pause, and apostrophes inside words, stay as written.
  private func isPause(_ character: Character) -> Bool {
    switch character {
    case ",", ".", ";", "!", "?", "…": true
    case "'", "’": isLetter(at: index - 1) || isLetter(at: index + 1)
    case ":": isSpace(at: index + 1)
    default: false
    }
  }
}
