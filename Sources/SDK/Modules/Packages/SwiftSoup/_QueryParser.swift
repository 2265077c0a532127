// SwiftSoup (github.com/scinfu/SwiftSoup): how what elements are chosen by is read, in the words of CSS.

class _QueryParser {
  static var _read: [String: _Selector] = [:]
  let query: String
  let letters: [Character]
  var position = 0

  static func parse(_ query: String) throws -> _Selector {
    if let selector = _read[query] { return selector }
    let selector = try _QueryParser(query).parsed()
    _read[query] = selector
    return selector
  }
  init(_ query: String) {
    self.query = query._trimmed
    letters = Array(self.query)
  }

  var isAtEnd: Bool { position >= letters.count }
  func failure() -> Exception {
    let rest = String(letters[min(position, letters.count)...])
    return .Error(
      type: .SelectorParseException, Message: "Could not parse query \(query): unexpected token at \(rest)")
  }
  func skipSpaces() -> Bool {
    let start = position
    while !isAtEnd, letters[position].isWhitespace { position += 1 }
    return position > start
  }
  func takes(_ text: String) -> Bool {
    let part = letters[min(position, letters.count)..<min(position + text.count, letters.count)]
    guard String(part).lowercased() == text.lowercased() else { return false }
    position += text.count
    return true
  }

  func parsed() throws -> _Selector {
    var groups: [_Selector] = []
    repeat { groups.append(try group()) } while takes(",")
    return groups.dropFirst().reduce(groups[0]) { .either($0, $1) }
  }
  func group() throws -> _Selector {
    var selector: _Selector?
    while !isAtEnd {
      let isSpaced = skipSpaces()
      if isAtEnd || letters[position] == "," { break }
      var sign = ""
      for mark in [">", "+", "~"] where sign.isEmpty && takes(mark) { sign = mark }
      if sign.isEmpty, isSpaced, selector != nil { sign = " " }
      _ = skipSpaces()
      let one = try simple()
      if sign.isEmpty {
        selector = selector.map { .both($0, one) } ?? one
      } else {
        let others = try further(one)
        selector = .both(others, .after(sign, selector ?? .query))
      }
    }
    guard let selector else { throw failure() }
    return selector
  }
  /// What else is asked of the same element.
  func further(_ first: _Selector) throws -> _Selector {
    var selector = first
    while !isAtEnd, !letters[position].isWhitespace, ![",", ">", "+", "~"].contains(letters[position]) {
      selector = .both(selector, try simple())
    }
    return selector
  }

  func simple() throws -> _Selector {
    guard !isAtEnd else { throw failure() }
    if takes("#") { return .id(try identifier()) }
    if takes(".") { return .className(try identifier()) }
    if takes("*|") {
      return .tagEnding(":" + (try identifier().lowercased()))
    }
    if takes("*") { return .all }
    if letters[position] == "[" { return try attribute() }
    if letters[position].isLetter || letters[position].isNumber {
      let start = position
      while !isAtEnd, isPart(letters[position]) || letters[position] == "|" { position += 1 }
      return .tag(String(letters[start..<position]).lowercased().replacingOccurrences(of: "|", with: ":"))
    }
    guard letters[position] == ":" else { throw failure() }
    return try pseudo()
  }
  func isPart(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "-" || letter == "_"
  }
  func identifier() throws -> String {
    var name = ""
    while !isAtEnd, isPart(letters[position]) || letters[position] == "\\" {
      if letters[position] == "\\" { position += 1 }
      if !isAtEnd { name.append(letters[position]) }
      position += 1
    }
    try _checkText(name)
    return name
  }
  /// What is between two brackets, of which others may be in it.
  func balanced(_ open: Character, _ close: Character) -> String {
    var depth = 0, isQuoted = false
    let start = position
    while !isAtEnd {
      let letter = letters[position]
      position += 1
      if letter == "\\" {
        position += 1
      } else if letter == "'" || letter == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, letter == open {
        depth += 1
      } else if !isQuoted, letter == close {
        depth -= 1
        if depth == 0 { return String(letters[start + 1..<position - 1]) }
      }
    }
    return String(letters.dropFirst(start + 1))
  }

  func attribute() throws -> _Selector {
    let text = balanced("[", "]")
    let places = ["!=", "^=", "$=", "*=", "~=", "="].compactMap { sign in
      text.range(of: sign).map { (sign, $0) }
    }
    guard let (sign, range) = places.min(by: { $0.1.lowerBound < $1.1.lowerBound }) else {
      try _checkText(text)
      let key = text._trimmed.lowercased()
      return key.hasPrefix("^") ? .attributeStarting(String(key.dropFirst())) : .hasAttribute(key)
    }
    let key = String(text[..<range.lowerBound])._trimmed.lowercased()
    var value = String(text[range.upperBound...])
    try _checkText(key)
    try _checkText(value)
    if sign == "~=" { return .attribute(key, sign, value) }
    for quote in ["\"", "'"] where value.count > 1 && value.hasPrefix(quote) && value.hasSuffix(quote) {
      value = String(value.dropFirst().dropLast())
    }
    return .attribute(key, sign, value._trimmed.lowercased())
  }

  func pseudo() throws -> _Selector {
    let plain: [(String, _Selector)] = [
      (":first-child", .firstChild), (":last-child", .lastChild), (":only-child", .onlyChild),
      (":only-of-type", .onlyOfType), (":first-of-type", .nth(0, 1, fromEnd: false, ofType: true)),
      (":last-of-type", .nth(0, 1, fromEnd: true, ofType: true)), (":empty", .empty), (":root", .root),
    ]
    for (name, selector) in plain where takes(name) { return selector }
    let start = position
    while !isAtEnd, letters[position] != "(" { position += 1 }
    let name = String(letters[start..<position]).lowercased()
    guard !isAtEnd else {
      position = start
      throw failure()
    }
    let text = balanced("(", ")")
    let words = text.replacingOccurrences(of: "\\", with: "").lowercased()
    switch name {
    case ":lt", ":gt", ":eq":
      guard let index = Int(text._trimmed) else {
        throw Exception.Error(type: .IllegalArgumentException, Message: "Index must be numeric")
      }
      return .index(String(name.dropFirst()), index)
    case ":nth-child", ":nth-last-child", ":nth-of-type", ":nth-last-of-type":
      return try nth(
        text._trimmed.lowercased(), fromEnd: name.contains("last"), ofType: name.hasSuffix("type"))
    case ":has": return .has(try _QueryParser.parse(text))
    case ":not": return .not(try _QueryParser.parse(text))
    case ":contains", ":containsown":
      try _check(!text.isEmpty, ":contains(text) query must not be empty")
      return .contains(words, isOwn: name.hasSuffix("own"))
    case ":containsdata": return .containsData(words)
    case ":matches", ":matchesown": return .matches(text, isOwn: name.hasSuffix("own"))
    default:
      position = start
      throw failure()
    }
  }
  func nth(_ text: String, fromEnd: Bool, ofType: Bool) throws -> _Selector {
    if text == "odd" || text == "even" {
      return .nth(2, text == "odd" ? 1 : 0, fromEnd: fromEnd, ofType: ofType)
    }
    let parts = text.components(separatedBy: "n").map {
      $0.replacingOccurrences(of: " ", with: "").replacingOccurrences(of: "+", with: "")
    }
    let step = parts.count == 1 ? 0 : Int(parts[0]) ?? 1
    guard let start = parts[parts.count - 1].isEmpty && parts.count > 1 ? 0 : Int(parts[parts.count - 1])
    else {
      throw Exception.Error(
        type: .SelectorParseException, Message: "Could not parse nth-index '\(text)': unexpected format")
    }
    return .nth(step, start, fromEnd: fromEnd, ofType: ofType)
  }
}
