// swift-markdown-ui: the declarations of MarkdownContentProtocol, as its documentation has them.

protocol MarkdownContentProtocol {
  var _markdownContent: MarkdownContent { get }
}
