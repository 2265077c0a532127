// Splash (github.com/JohnSundell/Splash): the declarations of HTMLOutputFormat, as its source has them.

struct HTMLOutputFormat: OutputFormat {
  /// Tokens of one kind are one element, with the space between them.
  struct Builder: OutputBuilder {
    let _prefix: String
    var _html = ""
    var _text = ""
    var _type: TokenType?
    var _space = ""

    init(_prefix: String) { self._prefix = _prefix }

    mutating func addToken(_ token: String, ofType type: TokenType) {
      if _type == type {
        _text += _space + token
        _space = ""
      } else {
        _end()
        _type = type
        _text = token
      }
    }
    mutating func addPlainText(_ text: String) {
      _end()
      _html += text._escaped
    }
    mutating func addWhitespace(_ whitespace: String) { _space += whitespace }
    mutating func build() -> String {
      _end()
      return _html
    }
    mutating func _end() {
      if let _type { _html += "<span class=\"\(_prefix)\(_type.string)\">\(_text._escaped)</span>" }
      _html += _space
      _type = nil
      _space = ""
    }
  }

  var classPrefix: String
  init(classPrefix: String = "") { self.classPrefix = classPrefix }
  func makeBuilder() -> Builder { Builder(_prefix: classPrefix) }
}
