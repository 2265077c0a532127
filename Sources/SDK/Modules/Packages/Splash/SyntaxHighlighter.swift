// Splash (github.com/JohnSundell/Splash): the declarations of SyntaxHighlighter, as its source has them.

struct SyntaxHighlighter<Format: OutputFormat> {
  let _format: Format
  let _grammar: any Grammar

  init(format: Format, grammar: any Grammar = SwiftGrammar()) {
    _format = format
    _grammar = grammar
  }

  /// Tokens of one kind between which no space is are one.
  func highlight(_ code: String) -> Format.Builder.Output {
    var builder = _format.makeBuilder()
    var tokenizer = _Tokenizer(code, _grammar)
    var text = ""
    var kind: TokenType?
    func add() {
      if text.isEmpty { return }
      if let kind {
        builder.addToken(text, ofType: kind)
      } else {
        builder.addPlainText(text)
      }
      text = ""
    }
    while let segment = tokenizer.next() {
      let found = _grammar.syntaxRules.first { $0.matches(segment) }?.tokenType
      if found != kind { add() }
      kind = found
      text += segment.tokens.current
      if let space = segment.trailingWhitespace {
        add()
        builder.addWhitespace(space)
      }
    }
    add()
    return builder.build()
  }
}
