import EarshotLocalization

/// What the rules ask of a character, found out once for each.
enum CharacterKind: UInt8 {
  case space
  case letter
  /// 0 to 9.
  case digit
  /// A number in other signs, such as "½".
  case number
  case other

  init(_ character: Character) {
    if let ascii = character.asciiValue {
      switch ascii {
      case 0x30...0x39: self = .digit
      case 0x41...0x5a, 0x61...0x7a: self = .letter
      case 0x09...0x0d, 0x20: self = .space
      default: self = .other
      }
    } else if character.isLetter {
      self = .letter
    } else if character.isWhitespace {
      self = .space
    } else {
      self = character.isNumber ? .number : .other
    }
  }
}

/// Reads a text once from left to right and writes how it is pronounced.
struct PronunciationScanner {
  let rules: Pronunciation
  let language: PhraseLanguage
  let characters: [Character]
  private let kinds: [CharacterKind]
  var index = 0
  private var output = ""
  /// Whether the last thing written was put into words, so that a letter after it needs a space.
  private var endsInWords = false
  /// Whether what was written last keeps words apart; so does the beginning.
  private var endsInSpace = true
  /// The end of the word that the index is in, and what kind of word it is.
  private var wordEnd = 0
  private var isAddress = false

  init(_ text: String, language: PhraseLanguage, rules: Pronunciation) {
    self.rules = rules
    self.language = language
    self.characters = Array(text)
    self.kinds = characters.map(CharacterKind.init)
    output.reserveCapacity(text.utf8.count + 16)
  }

  mutating func scan() -> String {
    while index < characters.count {
      let kind = kinds[index]
      if kind == .space {
        copy()
        continue
      }
      if index >= wordEnd { startWord() }
      if kind == .letter {
        copy()
      } else if !scanMask(), !scanNumber() {
        if kind == .other { scanSymbol(characters[index]) } else { copy() }
      }
    }
    return output
  }

  // MARK: Looking

  func character(at offset: Int) -> Character? {
    characters.indices.contains(offset) ? characters[offset] : nil
  }

  private func kind(at offset: Int) -> CharacterKind? {
    kinds.indices.contains(offset) ? kinds[offset] : nil
  }

  func isDigit(at offset: Int) -> Bool { kind(at: offset) == .digit }

  func isLetter(at offset: Int) -> Bool { kind(at: offset) == .letter }

  /// The ends of a text count as spaces.
  func isSpace(at offset: Int) -> Bool { kind(at: offset) ?? .space == .space }

  func isWordStart(at offset: Int) -> Bool {
    if isSpace(at: offset - 1) { return true }
    let before = character(at: offset - 1)
    return before == "(" || before == "[" || before == "\""
  }

  // MARK: Writing

  /// Copies the character as it is written.
  mutating func copy() {
    let kind = kinds[index]
    if endsInWords, kind != .space, kind != .other { output.append(" ") }
    output.append(characters[index])
    endsInSpace = kind == .space
    endsInWords = false
    index += 1
  }

  /// Writes words in place of what was read, apart from their neighbors.
  mutating func say(_ words: String) {
    if !endsInSpace, let last = output.last, !"([{\"“-".contains(last) { output.append(" ") }
    output += words
    endsInWords = true
    endsInSpace = false
  }

  /// Leaves a mark out; what stood on its two sides stays apart.
  private mutating func skip() {
    if !endsInSpace, !isSpace(at: index + 1) { endsInWords = true }
    index += endsInSpace && kind(at: index + 1) == .space ? 2 : 1
  }

  // MARK: Words and symbols

  private mutating func startWord() {
    var end = index
    var at = false
    var scheme = false
    while end < kinds.count, kinds[end] != .space {
      if kinds[end] == .other {
        if characters[end] == "@", end > index, !isSpace(at: end + 1) { at = true }
        if characters[end] == ":", character(at: end + 1) == "/", character(at: end + 2) == "/" {
          scheme = true
        }
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
      say(rules.settings.emojiSuffix ? name + " emoji" : name)
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
