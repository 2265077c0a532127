/// Reads regular expressions as Swift's `Regex` and ICU write them; the two agree but for what
/// `RegexLevel` tells apart.
struct RegexParser {
  /// A pattern as it is understood.
  struct Result {
    var node: RegexNode
    /// For each capture, counted from 1, its name where it has one.
    var names: [String?]
    var hasReferences: Bool
  }

  let pattern: [Character]
  let level: RegexLevel
  var options: RegexOptions
  var position = 0
  var depth = 0
  var names: [String?] = []
  var hasReferences = false
  /// References by name, which may stand before what they name.
  var unresolved: Set<Int> = []

  static let longestPattern = 20_000
  static let deepestPattern = 200
  static let mostRepetitions = 100_000

  static func parse(
    _ pattern: String, options: RegexOptions, level: RegexLevel
  ) throws(RegexSyntaxError) -> Result {
    guard pattern.utf8.count <= longestPattern else {
      throw RegexSyntaxError(
        message: "the pattern is longer than \(longestPattern) bytes", isUnsupported: true)
    }
    let elements =
      level == .characters ? Array(pattern) : pattern.unicodeScalars.map { Character($0) }
    var parser = RegexParser(pattern: elements, level: level, options: options)
    let node = try parser.alternation()
    guard parser.position == elements.count else { throw RegexSyntaxError(message: "a ')' without its '('") }
    if let missing = parser.unresolved.first(where: { $0 > parser.names.count }) {
      throw RegexSyntaxError(message: "there is no group \(missing)")
    }
    return Result(node: node, names: parser.names, hasReferences: parser.hasReferences)
  }

  // MARK: Reading on

  var next: Character? { position < pattern.count ? pattern[position] : nil }

  func next(_ offset: Int) -> Character? {
    position + offset < pattern.count ? pattern[position + offset] : nil
  }

  mutating func take(_ text: String) -> Bool {
    let characters = Array(text)
    guard position + characters.count <= pattern.count,
      pattern[position..<(position + characters.count)].elementsEqual(characters)
    else { return false }
    position += characters.count
    return true
  }

  mutating func take(upTo end: Character) throws(RegexSyntaxError) -> String {
    var text = ""
    while let character = next {
      position += 1
      if character == end { return text }
      text.append(character)
    }
    throw RegexSyntaxError(message: "a '\(end)' is missing")
  }

  // MARK: Groups of groups

  mutating func alternation() throws(RegexSyntaxError) -> RegexNode {
    depth += 1
    defer { depth -= 1 }
    guard depth <= RegexParser.deepestPattern else {
      throw RegexSyntaxError(
        message: "its groups are nested deeper than \(RegexParser.deepestPattern)", isUnsupported: true)
    }
    var branches = [try sequence()]
    while next == "|" {
      position += 1
      branches.append(try sequence())
    }
    return branches.count == 1 ? branches[0] : .alternation(branches)
  }

  private mutating func sequence() throws(RegexSyntaxError) -> RegexNode {
    var parts: [RegexNode] = []
    while true {
      skipExtended()
      guard let character = next, character != "|", character != ")" else { break }
      guard let part = try atom(character) else { continue }
      parts.append(try repetition(of: part))
    }
    return parts.count == 1 ? parts[0] : (parts.isEmpty ? .empty : .sequence(parts))
  }

  /// White space and comments of extended patterns, and comments of any.
  private mutating func skipExtended() {
    while let character = next {
      if options.isExtended, character.isWhitespace {
        position += 1
      } else if options.isExtended, character == "#" {
        while next?.isNewline == false { position += 1 }
      } else {
        return
      }
    }
  }

  /// nil: something that only changes how the rest is read.
  private mutating func atom(_ character: Character) throws(RegexSyntaxError) -> RegexNode? {
    switch character {
    case "(": return try group()
    case "[": return .element(.set(try characterClass(), ignoresCase: options.ignoresCase))
    case "\\": return try escape()
    case "*", "+", "?": throw RegexSyntaxError(message: "'\(character)' has nothing to repeat")
    default: position += 1
    }
    switch character {
    case ".": return .element(.any(matchesLineEnds: options.matchesLineEnds))
    case "^": return .assertion(options.isMultiline ? .lineStart : .textStart)
    case "$":
      if options.isMultiline { return .assertion(.lineEnd) }
      // For Foundation the end is also before the end of the last line.
      return .assertion(level == .characters ? .textEnd : .textEndOrLastLineEnd)
    default: return literal(character)
    }
  }

  func literal(_ character: Character) -> RegexNode {
    .element(.literal(character, ignoresCase: options.ignoresCase))
  }

  // MARK: Repetitions

  private mutating func repetition(of part: RegexNode) throws(RegexSyntaxError) -> RegexNode {
    var result = part
    while true {
      skipExtended()
      let (min, max): (Int, Int?)
      switch next {
      case "*": (min, max) = (0, nil)
      case "+": (min, max) = (1, nil)
      case "?": (min, max) = (0, 1)
      case "{":
        guard let bounds = try counts() else { return result }
        (min, max) = bounds
        position -= 1
      default: return result
      }
      position += 1
      if let max, max < min { throw RegexSyntaxError(message: "'{\(min),\(max)}' counts backwards") }
      var kind = RegexRepetition.greedy
      if next == "?" { kind = .reluctant } else if next == "+" { kind = .possessive }
      if kind != .greedy { position += 1 }
      if case .assertion = part, max == nil, min == 0 { return .empty }
      result = .repeated(result, min: min, max: max, kind)
    }
  }

  /// `{2}`, `{2,}`, `{2,5}`, `{,5}`; nil where the brace is a character like any other.
  private mutating func counts() throws(RegexSyntaxError) -> (Int, Int?)? {
    guard let end = pattern[position...].firstIndex(of: "}") else { return nil }
    let text = String(pattern[(position + 1)..<end]).filter { $0 != " " }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.contains(where: { !$0.isEmpty }),
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    let numbers = parts.map { $0.isEmpty ? nil : Int($0) }
    guard zip(parts, numbers).allSatisfy({ $0.isEmpty || ($1 ?? .max) <= RegexParser.mostRepetitions }) else {
      throw RegexSyntaxError(
        message: "'{\(text)}' repeats more often than is searched for", isUnsupported: true)
    }
    position = end + 1
    if parts.count == 1 { return (numbers[0] ?? 0, numbers[0]) }
    return (numbers[0] ?? 0, numbers[1])
  }

  // MARK: Groups

  private mutating func group() throws(RegexSyntaxError) -> RegexNode? {
    position += 1
    let outer = options
    if take("?#") {
      _ = try take(upTo: ")")
      return nil
    }
    if take("*") { throw RegexSyntaxError(message: "'(*…)' is not known here", isUnsupported: true) }
    guard next == "?" else { return try closing(outer, options.capturesNamesOnly ? nil : .some(nil)) }
    position += 1
    if take(":") { return try closing(outer, nil) }
    if take("=") { return .look(try closing(outer, nil), isAhead: true, isNegated: false) }
    if take("!") { return .look(try closing(outer, nil), isAhead: true, isNegated: true) }
    if take("<=") { return .look(try closing(outer, nil), isAhead: false, isNegated: false) }
    if take("<!") { return .look(try closing(outer, nil), isAhead: false, isNegated: true) }
    if take(">") { return .atomic(try closing(outer, nil)) }
    if take("<") || take("P<") { return try closing(outer, .some(try take(upTo: ">"))) }
    if take("'") { return try closing(outer, .some(try take(upTo: "'"))) }
    try changeOptions()
    if take(")") { return nil }
    guard take(":") else { throw RegexSyntaxError(message: "'(?' begins no group that is known here") }
    return try closing(outer, nil)
  }

  /// The inside of a group and its end.
  ///
  /// - Parameter capture: nil: no capture; a name of nil: one without a name.
  private mutating func closing(_ outer: RegexOptions, _ capture: String??) throws(RegexSyntaxError)
    -> RegexNode
  {
    var index: Int?
    if let capture {
      if let name = capture, names.contains(name) {
        throw RegexSyntaxError(message: "there are two groups '\(name)'")
      }
      names.append(capture)
      index = names.count
    }
    let inside = try alternation()
    guard take(")") else { throw RegexSyntaxError(message: "a ')' is missing") }
    options = outer
    return index.map { .capture(inside, index: $0) } ?? inside
  }

  /// `(?i-m`, up to what ends it.
  private mutating func changeOptions() throws(RegexSyntaxError) {
    var isOn = true
    while let character = next, character != ")", character != ":" {
      position += 1
      switch character {
      case "-": isOn = false
      case "^": options = RegexOptions()
      case "i": options.ignoresCase = isOn
      case "m": options.isMultiline = isOn
      case "s": options.matchesLineEnds = isOn
      case "x": options.isExtended = isOn
      case "n": options.capturesNamesOnly = isOn
      default:
        throw RegexSyntaxError(message: "the option '(?\(character))' is not known here", isUnsupported: true)
      }
    }
  }
}
