/// Compares texts by their words.
enum KnownText {
  /// Letters and digits of the words, small, with single blanks between: to compare texts by.
  static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  static func normal(_ text: String) -> String { words(text).joined(separator: " ") }
}

extension AuditedScreen {
  /// Whether the text is what users would hear: a placeholder, and source text in the place of a value,
  /// say nothing about the app.
  func isKnown(_ text: String) -> Bool { !text.isEmpty && !screen.shown.unknownWords.touch(text) }
}
