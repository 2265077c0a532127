// Splash (github.com/JohnSundell/Splash): the declarations of Grammar, as its source has them.

protocol Grammar {
  var delimiters: CharacterSet { get }
  /// The first that matches says what a piece of code is.
  var syntaxRules: [any SyntaxRule] { get }
  func isDelimiter(_ delimiterA: Character, mergableWith delimiterB: Character) -> Bool
}

extension Grammar {
  func isDelimiter(_ delimiterA: Character, mergableWith delimiterB: Character) -> Bool { true }
}
