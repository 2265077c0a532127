// Foundation: what the format of a predicate is made of.
// Code of our own, after "Predicate Format String Syntax" in Apple's documentation.

enum _PredicateToken {
  /// A key path, a keyword or a number.
  case word(String)
  /// What is in quotes.
  case text(String)
  case symbol(String)
  /// What an argument stands for: a value.
  case value(Any?)
  /// A key path that is an argument.
  case path(String)

  /// The keyword or symbol that it is, in capital letters.
  var keyword: String? {
    switch self {
    case .word(let word): return word.uppercased()
    case .symbol(let symbol): return symbol
    case .text, .value, .path: return nil
    }
  }

  /// The tokens of a format, with its arguments in their places.
  static func all(in format: String, _ arguments: [Any]) -> [_PredicateToken] {
    let characters = Array(format)
    var tokens: [_PredicateToken] = []
    var given = 0
    var index = 0
    while index < characters.count {
      let character = characters[index]
      if character.isWhitespace {
        index += 1
      } else if character == "'" || character == "\"" {
        tokens.append(_quoted(characters, &index))
      } else if character == "%" {
        let kind = _conversion(characters, &index)
        guard given < arguments.count else { fatalError("The predicate \"\(format)\" has too few arguments") }
        tokens.append(_argument(arguments[given], kind))
        given += 1
      } else if _isPart(character) || _beginsNumber(characters, index) {
        let start = index
        index += 1
        while index < characters.count, _isPart(characters[index]) { index += 1 }
        tokens.append(.word(String(characters[start..<index])))
      } else {
        tokens.append(_symbol(characters, &index))
      }
    }
    return tokens
  }

  static func _isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.@$#".contains(character)
  }

  static func _beginsNumber(_ characters: [Character], _ index: Int) -> Bool {
    characters[index] == "-" && index + 1 < characters.count && characters[index + 1].isNumber
  }

  static func _quoted(_ characters: [Character], _ index: inout Int) -> _PredicateToken {
    let quote = characters[index]
    var text = ""
    index += 1
    while index < characters.count, characters[index] != quote {
      if characters[index] == "\\", index + 1 < characters.count { index += 1 }
      text.append(characters[index])
      index += 1
    }
    index += 1
    return .text(text)
  }

  /// The letter of `%@`, `%K`, `%d` or `%lld`.
  static func _conversion(_ characters: [Character], _ index: inout Int) -> Character {
    index += 1
    while index < characters.count, "lhqz.0123456789".contains(characters[index]) { index += 1 }
    guard index < characters.count else { return "@" }
    index += 1
    return characters[index - 1]
  }

  static func _argument(_ argument: Any, _ kind: Character) -> _PredicateToken {
    if kind == "K" { return .path("\(argument)") }
    if argument is NSNull { return .value(nil) }
    return .value(argument)
  }

  static func _symbol(_ characters: [Character], _ index: inout Int) -> _PredicateToken {
    let first = characters[index]
    index += 1
    if index < characters.count {
      let two = String([first, characters[index]])
      if ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(two) {
        index += 1
        return .symbol(two)
      }
    }
    return .symbol(String(first))
  }

  /// A format with its arguments written out.
  static func _shown(_ format: String, _ arguments: [Any]) -> String {
    if arguments.isEmpty { return format }
    return all(in: format, arguments).map { token in
      switch token {
      case .word(let word): return word
      case .text(let text): return "\"\(text)\""
      case .symbol(let symbol): return symbol
      case .path(let path): return path
      case .value(let value):
        if let text = value as? String { return "\"\(text)\"" }
        guard let value else { return "nil" }
        return "\(value)"
      }
    }.joined(separator: " ")
  }
}
