extension TextUnit {
  /// The pieces of a text that one swipe reads each.
  func units(of text: String) -> [String] {
    switch self {
    case .characters: text.map(String.init)
    case .words: text.split(whereSeparator: \.isWhitespace).map(String.init)
    case .lines:
      text.split(whereSeparator: \.isNewline).map(String.init)
        .filter { !$0.allSatisfy(\.isWhitespace) }
    }
  }
}
