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

  @Environment(\._markdownTheme) private var theme
  @Environment(\._codeHighlighter) private var highlighter

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
        let label = AsyncImage(url: URL(string: image.url)).accessibilityLabel(image.alt)
        theme.image._view(configuration(label, block))
      } else {
        theme.paragraph._view(configuration(inline(block.text), block))
      }
    case .heading(let level): heading(level)._view(configuration(inline(block.text), block))
    case .rule: theme.thematicBreak._view(())
    case .row:
      HStack { ForEach(Array(cells(block.text).enumerated()), id: \.offset) { inline($0.element) } }
    case .bullet(let level):
      item(block, theme.bulletedListMarker._view(ListMarkerConfiguration(listLevel: level, itemNumber: 1)))
    case .number(let number):
      item(
        block, theme.numberedListMarker._view(ListMarkerConfiguration(listLevel: 1, itemNumber: number)))
    case .task(let isDone):
      item(block, theme.taskListMarker._view(TaskListMarkerConfiguration(isCompleted: isDone)))
    case .code(let language):
      let code = block.text.trimmingCharacters(in: .newlines)
      let label = AnyView(
        ScrollView(.horizontal) { highlighter.highlightCode(code, language: language) })
      theme.codeBlock._view(
        CodeBlockConfiguration(
          language: language, content: code, label: CodeBlockConfiguration.Label(body: label)))
    }
  }

  private func item(_ block: _MarkdownBlock, _ marker: AnyView) -> AnyView {
    let label = Label {
      inline(block.text)
    } icon: {
      marker
    }
    return theme.listItem._view(configuration(label, block))
  }

  private func configuration(_ label: some View, _ block: _MarkdownBlock) -> BlockConfiguration {
    BlockConfiguration(
      label: BlockConfiguration.Label(body: AnyView(label)), content: MarkdownContent(block.text))
  }

  private func heading(_ level: Int) -> BlockStyle<BlockConfiguration> {
    switch level {
    case 1: theme.heading1
    case 2: theme.heading2
    case 3: theme.heading3
    case 4: theme.heading4
    case 5: theme.heading5
    default: theme.heading6
    }
  }

  /// As SwiftUI shows the Markdown of a key that nobody translates.
  private func inline(_ text: String) -> Text { Text(LocalizedStringKey(text)) }

  private func cells(_ row: String) -> [String] {
    row.trimmingCharacters(in: CharacterSet(charactersIn: "| ")).components(separatedBy: "|")
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
