// Splash (github.com/JohnSundell/Splash): the declarations of OutputBuilder, as its source has them.

protocol OutputBuilder {
  associatedtype Output
  mutating func addToken(_ token: String, ofType type: TokenType)
  mutating func addPlainText(_ text: String)
  mutating func addWhitespace(_ whitespace: String)
  mutating func build() -> Output
}
