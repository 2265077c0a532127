// Splash (github.com/JohnSundell/Splash): a rule of its grammar of Swift.

struct _Rule: SyntaxRule {
  let tokenType: TokenType
  let condition: (Segment) -> Bool

  init(_ tokenType: TokenType, _ condition: @escaping (Segment) -> Bool) {
    self.tokenType = tokenType
    self.condition = condition
  }
  func matches(_ segment: Segment) -> Bool { condition(segment) }
}
