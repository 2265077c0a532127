import EarshotKit

/// Asks for one line of text below what is shown.
enum LinePrompt {
  /// nil: given up.
  static func ask(_ prompt: String, _ keys: inout KeyReader) throws(EarshotError) -> String? {
    try put("\(prompt): ")
    var line = LineEditor()
    while let key = keys.next() {
      let before = line
      switch line.press(key) {
      case .editing: try put(line.strokes(after: before))
      case .givenUp:
        try put("\n")
        return nil
      case .done(let text):
        try put("\n")
        return text
      }
    }
    return nil
  }

  private static func put(_ text: String) throws(EarshotError) {
    guard !text.isEmpty else { return }
    try StandardStreams.put(Array(text.utf8))
  }
}
