// Splash (github.com/JohnSundell/Splash): the rules of its grammar of Swift.

let _accessWords: Set<String> = ["public", "internal", "fileprivate", "private"]
let _declaringWords: Set<String> = [
  "class", "struct", "enum", "func", "protocol", "typealias", "import", "associatedtype", "subscript", "init",
  "actor",
]
let _keywords: Set<String> = Set(
  """
  final class struct enum protocol extension let var func typealias init guard if else return get throw throws \
  rethrows for in open weak import mutating nonmutating associatedtype case switch static do try catch as super \
  self set true false nil override where _ default break #selector required willSet didSet lazy subscript defer \
  inout while continue fallthrough repeat indirect deinit is #file #line #function dynamic some #available \
  convenience unowned async await actor any public internal fileprivate private
  """.components(separatedBy: " "))
/// After these a name with a parenthesis is declared, not called.
let _wordsBeforeNames = _keywords.subtracting(["return", "try", "throw", "if", "in", "await"])
let _conditions: Set<String> = ["#if", "#endif", "#elseif", "#else"]
let _wordsBeforeBraces: Set<String> = ["if", "&&", "||", "for", "switch"]
let _wordsThatAreNoLabels: Set<String> = [
  "self", "let", "var", "true", "false", "inout", "nil", "try", "actor",
]

func _isDirective(_ segment: Segment) -> Bool {
  let token = segment.tokens.current
  return _conditions.contains(token) || token == "#warning" || token == "#error"
    || segment.tokens.onSameLine.contains { _conditions.contains($0) }
}

func _isComment(_ segment: Segment) -> Bool {
  let tokens = segment.tokens, token = tokens.current
  if token.hasPrefix("//") || token == "/*" || token == "/**" || token == "*/" { return true }
  if token.hasPrefix("/*") && token.hasSuffix("*/") { return true }
  if tokens.onSameLine.contains(where: { $0 == "//" || $0 == "///" }) { return true }
  return tokens.count(of: "/*") + tokens.count(of: "/**") != tokens.count(of: "*/")
}

func _isRawString(_ segment: Segment) -> Bool {
  if segment._isInRawInterpolation { return false }
  return segment._isInText("#\"", "\"#")
    || segment.tokens.count(of: "#\"\"\"") != segment.tokens.count(of: "\"\"\"#")
}

func _isTextBlock(_ segment: Segment) -> Bool {
  segment.tokens.count(of: "\"\"\"") % 2 == 1 && !segment._isInInterpolation
}

func _isText(_ segment: Segment) -> Bool {
  let token = segment.tokens.current
  if token.hasPrefix("\"") && token.hasSuffix("\"") { return true }
  return segment._isInText("\"", "\"") && !segment._isInInterpolation && !segment._isInRawInterpolation
}

func _isAttribute(_ segment: Segment) -> Bool {
  if segment.tokens.current.hasPrefix("@") { return true }
  let line = segment.tokens.onSameLine
  return segment.tokens.previous == "." && line.count > 1 && line[line.count - 2].hasPrefix("@")
}

func _isNumber(_ segment: Segment) -> Bool {
  let tokens = segment.tokens
  if tokens.previous?.hasSuffix("$") == true { return false }
  if Int(tokens.current.replacingOccurrences(of: "_", with: "")) != nil { return true }
  guard tokens.current == ".", let previous = tokens.previous, let next = tokens.next else { return false }
  return Int(previous) != nil && Int(next) != nil
}

func _isType(_ segment: Segment) -> Bool {
  let tokens = segment.tokens
  if let previous = tokens.previous, _declaringWords.contains(previous) { return false }
  let name = tokens.current.trimmingCharacters(in: ["_"])
  guard let first = name.first.map({ String($0) }), first != first.lowercased() else { return false }
  if segment._followsDot || name.hasPrefix("XCTAssert") { return false }
  guard tokens.previous == "<" || tokens.previous == "," || tokens.previous == "*/" else { return true }
  // A parameter of a declaration isn't one, what it is held to is.
  var isInList = false
  for token in tokens.all.reversed() {
    if token == "->" || token == ">" || token == ">:" { return true }
    if token == "<" { isInList = true }
    if isInList && (token == ":" || token.hasPrefix("@")) { return true }
    if _declaringWords.contains(token) { return !isInList }
    if ["=", "==", "(", "_", "@escaping"].contains(token) { return true }
  }
  return true
}

func _isCall(_ segment: Segment) -> Bool {
  let tokens = segment.tokens, token = tokens.current, line = tokens.onSameLine
  let name = token.trimmingCharacters(in: ["_"])
  guard let first = name.unicodeScalars.first, CharacterSet.letters.contains(first), name != "init" else {
    return false
  }
  if _accessWords.contains(token) || token == "subscript", tokens.next?.hasPrefix("(") == true {
    return false
  }
  if let previous = tokens.previous {
    if _wordsBeforeNames.contains(previous) { return false }
    // A case with values in a switch.
    if previous == ".", line.count > 1 {
      let word = line[line.count - 2]
      if word == "case" || word.hasSuffix(",") { return false }
    }
  }
  guard segment.trailingWhitespace != nil else { return tokens.next?.hasPrefix("(") ?? false }
  guard tokens.next == "{" || tokens.next == "{}" else { return false }
  if tokens.previous != "." || line.isEmpty, _keywords.contains(token) { return false }
  return !line.contains { _wordsBeforeBraces.contains($0) }
}

func _isKeyPath(_ segment: Segment) -> Bool {
  segment.tokens.previous == "\\." || segment.tokens.previous == "(\\."
}

func _isProperty(_ segment: Segment) -> Bool {
  let tokens = segment.tokens
  if tokens.current.hasPrefix("$") { return tokens.current.dropFirst().first?.isLetter ?? false }
  guard let previous = tokens.previous, [".", "?.", "().", ").", ">."].contains(previous) else {
    return false
  }
  return segment._isMember && !segment._followsDot && tokens.next?.hasPrefix("(") != true
}

func _isDotAccess(_ segment: Segment) -> Bool {
  guard let previous = segment.tokens.previous, [".", "(.", "[."].contains(previous) else { return false }
  return segment._isMember
}

func _isKeyword(_ segment: Segment) -> Bool {
  let tokens = segment.tokens, token = tokens.current
  if token == "_" || token == "prefix" && tokens.next == "func" { return true }
  if token == "some" || token == "any", tokens.previous == "case" { return false }
  if tokens.next == ":", token != "nil", token != "default" { return false }
  if segment.trailingWhitespace == nil, tokens.next == ".", token != "self", token != "super" { return false }
  guard let previous = tokens.previous else { return _keywords.contains(token) }
  if !tokens.onSameLine.isEmpty, token != "self" {
    if previous == "let" || previous == "var" { return false }
    if token == "actor" { return _accessWords.contains(previous) || previous.hasPrefix("@") }
  }
  if _declaringWords.contains(token) { return true }
  // The parts of `private(set)`.
  if token == "(" { return _accessWords.contains(previous) }
  if token == ")" { return previous == "set" }
  if token == "set", previous == "(" { return true }
  let isLabel = previous == "(" || previous == "," || previous == ">("
  if isLabel && !_wordsThatAreNoLabels.contains(token) { return false }
  return previous != "func" && previous != "`" && _keywords.contains(token)
}
