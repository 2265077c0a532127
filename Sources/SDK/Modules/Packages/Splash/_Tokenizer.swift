// Splash (github.com/JohnSundell/Splash): how code is read as pieces.

struct _Tokenizer {
  let code: String
  let grammar: any Grammar
  var position: String.Index
  var isAtStart = true
  var all: [String] = []
  var line: [String] = []
  var counts: [String: Int] = [:]
  /// The one that is told next: what follows it is known by then.
  var waiting: Segment?
  /// The one that is being read.
  var open: Segment?

  init(_ code: String, _ grammar: any Grammar) {
    self.code = code
    self.grammar = grammar
    position = code.startIndex
  }

  mutating func next() -> Segment? {
    if isAtStart {
      waiting = read()
      isAtStart = false
    }
    guard var segment = waiting else { return nil }
    waiting = read()
    segment.tokens.next = waiting?.tokens.current
    return segment
  }

  mutating func read() -> Segment? {
    while position < code.endIndex {
      let start = position, character = code[start]
      position = code.index(after: start)
      let isNewline = has(.newlines, character)
      if isNewline || has(.whitespaces, character) {
        if open == nil { open = begin("", false, at: start) }
        open?.trailingWhitespace = (open?.trailingWhitespace ?? "") + String(character)
        if isNewline { open?._isLastOnLine = true }
        continue
      }
      let isDelimiter = has(grammar.delimiters, character)
      if let segment = open, !continues(segment, character, isDelimiter) {
        finish(segment)
        open = begin(String(character), isDelimiter, at: start)
        return segment
      }
      if open == nil {
        open = begin(String(character), isDelimiter, at: start)
      } else {
        open?.tokens.current.append(character)
      }
    }
    defer { open = nil }
    return open
  }
  func has(_ set: CharacterSet, _ character: Character) -> Bool {
    character.unicodeScalars.first.map { set.contains($0) } ?? false
  }
  func continues(_ segment: Segment, _ character: Character, _ isDelimiter: Bool) -> Bool {
    guard segment.trailingWhitespace == nil, segment._isDelimiter == isDelimiter else { return false }
    guard isDelimiter, let last = segment.tokens.current.last else { return true }
    return grammar.isDelimiter(last, mergableWith: character)
  }
  func begin(_ token: String, _ isDelimiter: Bool, at index: String.Index) -> Segment {
    let tokens = Segment.Tokens(
      all: all, counts: counts, onSameLine: line, previous: open?.tokens.current, current: token)
    return Segment(prefix: code[..<index], tokens: tokens, _isDelimiter: isDelimiter, _isLastOnLine: false)
  }
  mutating func finish(_ segment: Segment) {
    let token = segment.tokens.current
    counts[token, default: 0] += 1
    all.append(token)
    if segment._isLastOnLine {
      line = []
    } else {
      line.append(token)
    }
  }
}
