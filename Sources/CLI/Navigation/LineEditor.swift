import EarshotKit

/// A line of text that is being typed, with a cursor in it. Keys do what they do in a shell.
struct LineEditor: Equatable {
  private(set) var before: [Character] = []
  private(set) var after: [Character] = []

  /// UTF-8 bytes of one line.
  private static let bound = 4_096

  enum Outcome: Equatable {
    case editing
    case done(String)
    /// Given up with Escape, or with Ctrl-D where nothing is typed.
    case givenUp
  }

  var characters: [Character] { before + after }
  var text: String { String(characters) }

  mutating func press(_ key: Key) -> Outcome {
    switch key {
    case .enter: return .done(text)
    case .escape: return .givenUp
    case .control("d") where characters.isEmpty: return .givenUp
    case .character(let character): insert(character)
    default: edit(key)
    }
    return .editing
  }

  private mutating func edit(_ key: Key) {
    switch key {
    case .left, .control("b"): move(to: before.count - 1)
    case .right, .control("f"): move(to: before.count + 1)
    case .home, .control("a"): move(to: 0)
    case .end, .control("e"): move(to: characters.count)
    case .backspace: _ = before.popLast()
    case .delete, .control("d"): after = Array(after.dropFirst())
    case .control("u"): before = []
    case .control("k"): after = []
    case .control("w"): dropWord()
    default: break
    }
  }

  private mutating func insert(_ character: Character) {
    guard text.utf8.count < LineEditor.bound, !character.unicodeScalars.contains(where: \.isHarmful)
    else { return }
    // A mark joins the letter before it.
    before = Array(String(before) + String(character))
  }

  private mutating func move(to place: Int) {
    let all = characters
    let place = min(max(place, 0), all.count)
    before = Array(all[..<place])
    after = Array(all[place...])
  }

  /// The word before the cursor, with the blanks after it.
  private mutating func dropWord() {
    while before.last?.isWhitespace == true { before.removeLast() }
    while let last = before.last, !last.isWhitespace { before.removeLast() }
  }
}

extension LineEditor {
  /// What makes a terminal that shows `old`, with its cursor where it is there, show this line:
  /// nothing but characters, blanks and backspaces, which every terminal knows.
  func strokes(after old: LineEditor) -> String {
    let (shown, wanted) = (old.characters, characters)
    let same = zip(shown, wanted).prefix { $0 == $1 }.count
    guard shown != wanted else {
      return LineEditor.strokes(from: old.before.count, to: before.count, in: wanted)
    }
    let rest = wanted[same...]
    let left = max(0, LineEditor.width(shown[same...]) - LineEditor.width(rest))
    return LineEditor.strokes(from: old.before.count, to: same, in: shown)
      + String(rest) + String(repeating: " ", count: left)
      + LineEditor.backspaces(left + LineEditor.width(wanted[before.count...]))
  }

  /// The cursor from one place to another, over what is shown.
  private static func strokes(from start: Int, to end: Int, in shown: [Character]) -> String {
    start <= end ? String(shown[start..<end]) : backspaces(width(shown[end..<start]))
  }

  private static func backspaces(_ count: Int) -> String { String(repeating: "\u{8}", count: count) }

  private static func width(_ characters: ArraySlice<Character>) -> Int {
    characters.reduce(0) { $0 + Columns.width($1) }
  }
}
