// Splash (github.com/JohnSundell/Splash): where a piece of Swift is.

extension Segment {
  var _followsDot: Bool { tokens.previous == "(." || prefix.hasSuffix(" .") }
  /// Whether it may be the name of a member of what is before it on its line.
  var _isMember: Bool {
    guard let first = tokens.current.first, first == "_" || first == "$" || first.isLetter else {
      return false
    }
    guard let start = tokens.onSameLine.first, start != "import" else { return false }
    return tokens.current != "self" && tokens.current != "init"
  }

  func _isInText(_ start: String, _ end: String) -> Bool {
    if tokens.current.hasPrefix(start) || tokens.current.hasSuffix(end) { return true }
    var starts = 0, ends = 0
    var previous: String?
    for token in tokens.onSameLine {
      defer { previous = token }
      let isEscaped = previous == "\\"
      if isEscaped, token.hasPrefix("(") || token.hasPrefix("#(") || token.hasPrefix("\"") { continue }
      if token == start, start == end, starts != ends {
        ends += 1
      } else if token == start {
        starts += 1
      } else if token == end {
        ends += 1
      } else {
        if token.hasPrefix(start) { starts += 1 }
        if token.hasSuffix(end) { ends += 1 }
      }
    }
    return starts != ends
  }

  var _isInInterpolation: Bool {
    if tokens.current == "\\(" || tokens.previous == "\\(" { return true }
    let parts = tokens.onSameLine.split(separator: "\\(")
    guard parts.count > 1, let last = parts.last else { return false }
    var depth = 1
    for token in last {
      for character in token where character == "(" || character == ")" { depth += character == "(" ? 1 : -1 }
      if depth <= 0 { return false }
    }
    return true
  }

  /// Only of one token.
  var _isInRawInterpolation: Bool {
    let line = tokens.onSameLine, opening = ["\\", "#", "("]
    switch tokens.current {
    case "\\": return tokens.previous != "\\" && tokens.next == "#"
    case "#": return tokens.previous == "\\" && tokens.next == "("
    case "(": return Array(line.suffix(2)) == ["\\", "#"]
    case ")": return Array(line.suffix(4).prefix(3)) == opening
    default: return tokens.next == ")" && Array(line.suffix(3)) == opening
    }
  }
}
