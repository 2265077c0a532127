// swift-markdown-ui: what it adds to EnvironmentValues, as its documentation has it.

extension EnvironmentValues {
  private struct _ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.basic
  }
  private struct _HighlighterKey: EnvironmentKey {
    static let defaultValue: CodeSyntaxHighlighter = PlainTextCodeSyntaxHighlighter()
  }

  var _markdownTheme: Theme {
    get { self[_ThemeKey.self] }
    set { self[_ThemeKey.self] = newValue }
  }
  var _codeHighlighter: CodeSyntaxHighlighter {
    get { self[_HighlighterKey.self] }
    set { self[_HighlighterKey.self] = newValue }
  }
}
