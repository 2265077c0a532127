// swift-markdown-ui: the declarations of PlainTextCodeSyntaxHighlighter, as its documentation has them.

struct PlainTextCodeSyntaxHighlighter: CodeSyntaxHighlighter {
  init() {}

  func highlightCode(_ code: String, language: String?) -> Text { Text(verbatim: code) }
}
