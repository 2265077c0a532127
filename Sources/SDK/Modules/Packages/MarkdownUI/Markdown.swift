// swift-markdown-ui: the declarations of Markdown, as its documentation has them.

/// One text for each block, without traits of their own; items of lists are labels with their markers.
struct Markdown: View {
  private let content: MarkdownContent

  init(_ markdown: String, baseURL: URL? = nil, imageBaseURL: URL? = nil) {
    content = MarkdownContent(markdown)
  }
  init(_ document: Document) { content = MarkdownContent(document._text) }
  init(_ content: MarkdownContent, baseURL: URL? = nil, imageBaseURL: URL? = nil) { self.content = content }
  init(
    baseURL: URL? = nil, imageBaseURL: URL? = nil, @MarkdownContentBuilder content: () -> MarkdownContent
  ) {
    self.content = content()
  }

  var body: some View {
    let blocks = content._blocks
    VStack(alignment: .leading, spacing: 0) {
      ForEach(blocks.indices, id: \.self) { view(of: blocks[$0]) }
    }
  }

  @ViewBuilder private func view(of block: _MarkdownBlock) -> some View {
    switch block.kind {
    case .text:
      if let image = block._image {
        AsyncImage(url: URL(string: image.url)).accessibilityLabel(image.alt)
      } else {
        inline(block.text)
      }
    case .rule: Divider()
    case .row:
      HStack { ForEach(Array(cells(block.text).enumerated()), id: \.offset) { inline($0.element) } }
    case .bullet(let level):
      Label {
        inline(block.text)
      } icon: {
        Image(systemName: level > 2 ? "square.fill" : level == 2 ? "circle" : "circle.fill")
      }
    case .number(let number):
      Label {
        inline(block.text)
      } icon: {
        Text("\(number).")
      }
    case .task(let isDone):
      Label {
        inline(block.text)
      } icon: {
        Image(systemName: isDone ? "checkmark.square.fill" : "square")
      }
    case .code:
      ScrollView(.horizontal) { Text(verbatim: block.text.trimmingCharacters(in: .newlines)) }
    }
  }

  /// As SwiftUI shows the Markdown of a key that nobody translates.
  private func inline(_ text: String) -> Text { Text(LocalizedStringKey(text)) }

  private func cells(_ row: String) -> [String] {
    row.trimmingCharacters(in: CharacterSet(charactersIn: "| ")).components(separatedBy: "|")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
