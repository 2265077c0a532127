/// What a line is, by its first character: contract, section 4.
enum LineKind: Hashable {
  case blank
  case comment
  /// `@`, with what follows.
  case directive(String)
  /// `>`
  case gesture(String)
  /// `!`
  case sound(String)
  /// `=`
  case output(String)
  /// `~`
  case check(String)
  /// `...` alone.
  case gap
  case utterance(String)

  /// Blanks before the first character are layout.
  init(_ line: String) {
    let scalars = line.unicodeScalars
    guard let start = scalars.firstIndex(where: { !TranscriptText.isBlank($0) }) else {
      self = .blank
      return
    }
    let rest = String(scalars[scalars.index(after: start)...])
    switch scalars[start] {
    case "#": self = .comment
    case "@": self = .directive(TranscriptText.trimmed(rest))
    case ">": self = .gesture(LineKind.withoutIndentation(rest))
    case "!": self = .sound(TranscriptText.trimmed(rest))
    case "=": self = .output(TranscriptText.trimmed(rest))
    case "~": self = .check(TranscriptText.trimmed(rest))
    default:
      let text = TranscriptText.trimmed(line)
      self = text == TranscriptText.gap ? .gap : .utterance(text)
    }
  }

  /// Blanks at the end may be text that is typed.
  private static func withoutIndentation(_ text: String) -> String {
    String(text.unicodeScalars.drop(while: TranscriptText.isBlank))
  }
}
