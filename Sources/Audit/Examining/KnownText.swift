/// Tells texts that somebody wrote from those that stand in for what is not known.
///
/// A stored property without a value reads as its name, and what could not be evaluated as its
/// source in guillemets; neither says anything about the app.
enum KnownText {
  /// Whether the text may be what users would hear.
  static func isKnown(_ text: String) -> Bool {
    guard !text.contains("«") else { return false }
    let parts = text.split(separator: ",")
    return !parts.isEmpty && parts.contains { !isIdentifier($0.drop(while: \.isWhitespace)) }
  }

  /// `title`, `rowCount`, `sample2`: one word that begins small, of ASCII letters and digits.
  private static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, (0x61...0x7a).contains(first) || first == 0x5f else {
      return false
    }
    return text.utf8.allSatisfy { byte in
      (0x61...0x7a).contains(byte) || (0x41...0x5a).contains(byte) || (0x30...0x39).contains(byte)
        || byte == 0x5f
    }
  }

  /// Letters and digits of the words, small, with single blanks between: to compare texts by.
  static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  static func normal(_ text: String) -> String { words(text).joined(separator: " ") }
}
