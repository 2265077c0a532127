extension RegexParser {
  /// What stands behind a backslash outside a class.
  mutating func escape() throws(RegexSyntaxError) -> RegexNode? {
    guard let character = next(1) else { throw RegexSyntaxError(message: "a '\\' ends the pattern") }
    if let set = try classEscape() { return .element(.set(set, ignoresCase: options.ignoresCase)) }
    if let number = character.isASCII ? character.wholeNumberValue : nil, number > 0 {
      return try reference()
    }
    position += 2
    switch character {
    case "b": return .assertion(.wordBoundary)
    case "B": return .assertion(.noWordBoundary)
    case "A": return .assertion(.textStart)
    case "z": return .assertion(.textEnd)
    case "Z": return .assertion(.textEndOrLastLineEnd)
    case "R": return lineEnd
    case "X" where level == .characters: return .element(.any(matchesLineEnds: true))
    case "k": return try namedReference()
    case "Q": return try quoted()
    case "E": return nil
    default: position -= 2
    }
    return literal(try escapedCharacter())
  }

  /// `\R`: one end of a line, also where it is of two scalars.
  private var lineEnd: RegexNode {
    let one = RegexNode.element(.set(.property(.lineEnd), ignoresCase: false))
    if level == .characters { return one }
    return .atomic(.alternation([.sequence([literal("\r"), literal("\n")]), one]))
  }

  private mutating func reference() throws(RegexSyntaxError) -> RegexNode {
    position += 1
    var number = 0
    while let digit = next, digit.isASCII, let value = digit.wholeNumberValue {
      // As many digits as make a group that there is, one at least.
      if number > 0, number * 10 + value > names.count { break }
      number = number * 10 + value
      position += 1
    }
    return refer(to: number)
  }

  private mutating func namedReference() throws(RegexSyntaxError) -> RegexNode {
    let name: String
    if take("<") {
      name = try take(upTo: ">")
    } else if take("{") {
      name = try take(upTo: "}")
    } else if take("'") {
      name = try take(upTo: "'")
    } else {
      throw RegexSyntaxError(message: "'\\k' needs the name of a group")
    }
    if let number = Int(name) { return refer(to: number) }
    guard let index = names.firstIndex(of: name) else {
      throw RegexSyntaxError(message: "there is no group '\(name)'")
    }
    return refer(to: index + 1)
  }

  private mutating func refer(to number: Int) -> RegexNode {
    hasReferences = true
    unresolved.insert(number)
    return .reference(number, ignoresCase: options.ignoresCase)
  }

  /// `\Q…\E`: everything as it is.
  private mutating func quoted() throws(RegexSyntaxError) -> RegexNode {
    var parts: [RegexNode] = []
    while let character = next {
      if take("\\E") { break }
      position += 1
      parts.append(literal(character))
    }
    return .sequence(parts)
  }

  // MARK: One character

  /// A character that is written by an escape, `\n` or `\u{2014}`.
  mutating func escapedCharacter() throws(RegexSyntaxError) -> Character {
    position += 1
    guard let character = next else { throw RegexSyntaxError(message: "a '\\' ends the pattern") }
    position += 1
    if let control = RegexParser.controls[character] { return control }
    switch character {
    case "x": return try scalar(digits: 2)
    case "u": return try scalar(digits: 4)
    case "U": return try scalar(digits: 8)
    case "N" where next == "{", "X", "G", "K", "g", "c", "C", "O":
      throw RegexSyntaxError(message: "'\\\(character)' is not known here", isUnsupported: true)
    case "0": return try octal()
    default: break
    }
    guard !character.isASCII || !(character.isLetter || character.isNumber) else {
      throw RegexSyntaxError(message: "'\\\(character)' means nothing")
    }
    return character
  }

  private static let controls: [Character: Character] = [
    "n": "\n", "t": "\t", "r": "\r", "f": "\u{0C}", "a": "\u{07}", "e": "\u{1B}",
  ]

  private mutating func scalar(digits: Int) throws(RegexSyntaxError) -> Character {
    var text = ""
    if take("{") {
      text = try take(upTo: "}")
    } else {
      while text.utf8.count < digits, let digit = next, digit.isHexDigit {
        text.append(digit)
        position += 1
      }
    }
    guard let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value) else {
      throw RegexSyntaxError(message: "'\(text)' is the number of no character")
    }
    return Character(scalar)
  }

  private mutating func octal() throws(RegexSyntaxError) -> Character {
    var value: UInt32 = 0
    var count = 0
    while count < 3, let digit = next?.wholeNumberValue, digit < 8 {
      value = value * 8 + UInt32(digit)
      count += 1
      position += 1
    }
    return Unicode.Scalar(value).map { Character($0) } ?? "\0"
  }

  // MARK: Classes

  /// `\d`, `\p{L}` and what else stands for a set, in a class and outside; nil for other escapes.
  mutating func classEscape() throws(RegexSyntaxError) -> RegexSet? {
    guard next == "\\", let character = next(1) else { return nil }
    let set: RegexSet
    switch character {
    case "d": set = .property(.digit)
    case "D": set = .inverted(.property(.digit))
    case "w": set = .property(.word)
    case "W": set = .inverted(.property(.word))
    case "s": set = .property(.space)
    case "S": set = .inverted(.property(.space))
    case "h": set = .property(.horizontalSpace)
    case "H": set = .inverted(.property(.horizontalSpace))
    case "v": set = .property(.verticalSpace)
    case "V": set = .inverted(.property(.verticalSpace))
    case "N" where next(2) != "{": set = .inverted(.property(.lineEnd))
    case "p", "P": return try property(isInverted: character == "P")
    default: return nil
    }
    position += 2
    return set
  }

  private mutating func property(isInverted: Bool) throws(RegexSyntaxError) -> RegexSet {
    position += 2
    var name: String
    if take("{") {
      name = try take(upTo: "}")
    } else {
      guard let letter = next else { throw RegexSyntaxError(message: "'\\p' needs a property") }
      name = String(letter)
      position += 1
    }
    var isInverted = isInverted
    if name.hasPrefix("^") {
      name.removeFirst()
      isInverted.toggle()
    }
    let set = RegexSet.property(try RegexProperty.named(name))
    return isInverted ? .inverted(set) : set
  }

  /// `[a-z&&[^aeiou]]`.
  mutating func characterClass() throws(RegexSyntaxError) -> RegexSet {
    depth += 1
    defer { depth -= 1 }
    guard depth <= RegexParser.deepestPattern else {
      throw RegexSyntaxError(
        message: "its classes are nested deeper than \(RegexParser.deepestPattern)", isUnsupported: true)
    }
    position += 1
    let isInverted = take("^")
    var whole: RegexSet?
    var members: [RegexSet] = []
    var pending = ""
    // In Foundation's a bracket that comes first is one of the characters.
    var isFirst = level == .scalars
    while let character = next {
      if character == "]", !isFirst {
        position += 1
        guard whole != nil || !members.isEmpty else { throw RegexSyntaxError(message: "'[]' is empty") }
        let result = RegexParser.joined(whole, .union(members), by: pending)
        return isInverted ? .inverted(result) : result
      }
      isFirst = false
      if let op = ["&&", "--", "~~"].first(where: { isNext($0) }) {
        position += 2
        whole = RegexParser.joined(whole, .union(members), by: pending)
        (members, pending) = ([], op)
        continue
      }
      if options.isExtended, level == .characters, character.isWhitespace {
        position += 1
        continue
      }
      members.append(try member(character))
    }
    throw RegexSyntaxError(message: "a ']' is missing")
  }

  private func isNext(_ text: String) -> Bool {
    next == text.first && next(1) == text.last && next(2) != "]"
  }

  private static func joined(_ whole: RegexSet?, _ part: RegexSet, by op: String) -> RegexSet {
    guard let whole else { return part }
    switch op {
    case "&&": return .intersection(whole, part)
    case "--": return .subtraction(whole, part)
    default: return .difference(whole, part)
    }
  }

  private mutating func member(_ character: Character) throws(RegexSyntaxError) -> RegexSet {
    if character == "[" {
      if next(1) == ":", let set = try posixClass() { return set }
      return try characterClass()
    }
    if let set = try classEscape() { return set }
    let first = try classCharacter()
    guard next == "-", let last = next(1), last != "]", last != "[", last != "-" else {
      return .character(first)
    }
    position += 1
    if last == "\\", try isClassEscapeNext() { return .union([.character(first), .character("-")]) }
    let end = try classCharacter()
    guard let lower = first.unicodeScalars.first, let upper = end.unicodeScalars.first,
      first.unicodeScalars.count == 1, end.unicodeScalars.count == 1
    else { throw RegexSyntaxError(message: "'\(first)-\(end)' is no range of characters") }
    guard lower <= upper else { throw RegexSyntaxError(message: "'\(first)-\(end)' runs backwards") }
    return .range(lower...upper)
  }

  private func isClassEscapeNext() throws(RegexSyntaxError) -> Bool {
    next(1).map { "dDwWsShHvVNpP".contains($0) } ?? false
  }

  private mutating func classCharacter() throws(RegexSyntaxError) -> Character {
    guard next == "\\" else {
      defer { position += 1 }
      return pattern[position]
    }
    if take("\\b") { return "\u{08}" }
    return try escapedCharacter()
  }

  /// `[:alpha:]`.
  private mutating func posixClass() throws(RegexSyntaxError) -> RegexSet? {
    let rest = pattern[(position + 2)...].prefix(40)
    guard let colon = rest.firstIndex(of: ":"), colon + 1 < pattern.count, pattern[colon + 1] == "]" else {
      return nil
    }
    var name = String(pattern[(position + 2)..<colon])
    position = colon + 2
    let isInverted = name.hasPrefix("^")
    if isInverted { name.removeFirst() }
    let set = RegexSet.property(try RegexProperty.named(name))
    return isInverted ? .inverted(set) : set
  }
}
