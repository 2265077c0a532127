// Splash (github.com/JohnSundell/Splash): the declarations of SyntaxRule, as its source has them.

protocol SyntaxRule {
  var tokenType: TokenType { get }
  func matches(_ segment: Segment) -> Bool
}
