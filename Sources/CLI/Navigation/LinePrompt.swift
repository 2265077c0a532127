import EarshotKit

/// Asks for one line of text, key by key, with the little editing that takes.
enum LinePrompt {
  private static let bound = 4_096

  /// nil: given up with Escape. Backspace takes the last character back, Ctrl-U all of them.
  static func ask(_ prompt: String, _ keys: inout KeyReader) throws(EarshotError) -> String? {
    try put("\(prompt): ")
    var text = ""
    while let key = keys.next() {
      switch key {
      case .enter:
        try put("\n")
        return text
      case .escape:
        try put("\n")
        return nil
      case .backspace:
        guard let last = text.popLast() else { break }
        try erase([last])
      case .clear:
        try erase(Array(text))
        text = ""
      case .character(let character):
        guard text.utf8.count < bound, !character.unicodeScalars.contains(where: \.isHarmful) else {
          break
        }
        text.append(character)
        try put(String(character))
      default: break
      }
    }
    return nil
  }

  private static func erase(_ characters: [Character]) throws(EarshotError) {
    let width = characters.reduce(0) { $0 + Columns.width($1) }
    try put(String(repeating: "\u{8} \u{8}", count: width))
  }

  private static func put(_ text: String) throws(EarshotError) {
    try StandardStreams.put(Array(text.utf8))
  }
}
