// EmojiText: the declarations of EmojiText, as its documentation has them.

/// A text with pictures among its words, each of which is heard by its shortcode.
struct EmojiText: View {
  private let text: Text
  private var first: (() -> Text)?
  private var last: (() -> Text)?

  init(
    markdown content: String,
    interpretedSyntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax =
      .inlineOnlyPreservingWhitespace, emojis: [any CustomEmoji], shouldOmitSpacesBetweenEmojis: Bool = true
  ) {
    text = Text(LocalizedStringKey(EmojiText.heard(content, emojis)))
  }
  init(verbatim content: String, emojis: [any CustomEmoji], shouldOmitSpacesBetweenEmojis: Bool = true) {
    text = Text(verbatim: EmojiText.heard(content, emojis))
  }
  init<S>(_ content: S, emojis: [any CustomEmoji], shouldOmitSpacesBetweenEmojis: Bool = true)
  where S: StringProtocol {
    self.init(verbatim: String(content), emojis: emojis)
  }

  var body: some View {
    let parts = [first?(), text, last?()].compactMap { $0 }
    parts.dropFirst().reduce(parts[0]) { $0 + $1 }
  }

  func prepend(text: @escaping () -> Text) -> Self {
    var copy = self
    copy.first = text
    return copy
  }
  func append(text: @escaping () -> Text) -> Self {
    var copy = self
    copy.last = text
    return copy
  }
  func animated(_ value: Bool = true) -> Self { self }

  private static func heard(_ content: String, _ emojis: [any CustomEmoji]) -> String {
    emojis.reduce(content) { text, emoji in
      text.replacingOccurrences(of: ":\(emoji.shortcode):", with: emoji.shortcode)
    }
  }
}
