// Splash (github.com/JohnSundell/Splash): the declarations of AttributedStringOutputFormat, as its source has them.

struct AttributedStringOutputFormat: OutputFormat {
  struct Builder: OutputBuilder {
    let _theme: Theme
    let _font: UIFont
    let _text = NSMutableAttributedString()

    init(_theme: Theme) {
      self._theme = _theme
      _font = _theme.font._loaded
    }

    mutating func addToken(_ token: String, ofType type: TokenType) {
      _add(token, _theme.tokenColors[type] ?? Color(white: 1, alpha: 1))
    }
    mutating func addPlainText(_ text: String) { _add(text, _theme.plainTextColor) }
    mutating func addWhitespace(_ whitespace: String) { _add(whitespace, Color(white: 1, alpha: 1)) }
    func build() -> NSAttributedString { NSAttributedString(attributedString: _text) }
    func _add(_ text: String, _ color: Color) {
      _text.append(NSAttributedString(string: text, attributes: [.foregroundColor: color, .font: _font]))
    }
  }

  var theme: Theme
  init(theme: Theme) { self.theme = theme }
  func makeBuilder() -> Builder { Builder(_theme: theme) }
}
