// swift-markdown-ui: the declarations of MarkdownContentBuilder, as its documentation has them.

@resultBuilder enum MarkdownContentBuilder {
  static func buildBlock(_ components: MarkdownContentProtocol...) -> MarkdownContent {
    MarkdownContent(components.map { $0._markdownContent._source }.joined(separator: "\n\n"))
  }
  static func buildExpression(_ expression: MarkdownContentProtocol) -> MarkdownContent {
    expression._markdownContent
  }
  static func buildExpression(_ expression: String) -> MarkdownContent { MarkdownContent(expression) }
  static func buildArray(_ components: [MarkdownContentProtocol]) -> MarkdownContent {
    MarkdownContent(components.map { $0._markdownContent._source }.joined(separator: "\n\n"))
  }
  static func buildOptional(_ component: MarkdownContentProtocol?) -> MarkdownContent {
    component?._markdownContent ?? MarkdownContent("")
  }
  static func buildEither(first component: MarkdownContentProtocol) -> MarkdownContent {
    component._markdownContent
  }
  static func buildEither(second component: MarkdownContentProtocol) -> MarkdownContent {
    component._markdownContent
  }
}
