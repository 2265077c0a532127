// swift-markdown-ui: the declarations of CodeSyntaxHighlighter, as its documentation has them.

/// The text that stands for a block of code.
protocol CodeSyntaxHighlighter {
  func highlightCode(_ code: String, language: String?) -> Text
}

extension CodeSyntaxHighlighter where Self == PlainTextCodeSyntaxHighlighter {
  static var plainText: Self { PlainTextCodeSyntaxHighlighter() }
}
