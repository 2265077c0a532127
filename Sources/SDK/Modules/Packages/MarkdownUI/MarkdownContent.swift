// swift-markdown-ui: the declarations of MarkdownContent, as its documentation has them.

/// Text in Markdown, taken apart into the blocks that are shown one by one.
struct MarkdownContent: Equatable, MarkdownContentProtocol {
  let _source: String
  var _markdownContent: MarkdownContent { self }

  init(_ markdown: String) { _source = markdown }
  init(@MarkdownContentBuilder content: () -> MarkdownContent) { self = content() }

  func renderMarkdown() -> String { _source }

  var _blocks: [_MarkdownBlock] {
    var reader = _MarkdownReader()
    for line in _source.components(separatedBy: "\n") { reader.add(line) }
    return reader.blocks
  }
}
