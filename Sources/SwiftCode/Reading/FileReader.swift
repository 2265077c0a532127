import SwiftSyntax

/// Turns the syntax of one file into code. A class, because every body that is read later keeps it.
final class FileReader: Sendable {
  let source: SourceText
  let operators: OperatorSet
  let conditions: BuildConditions
  /// What closures around name by what a wrapper projects: `tide` inside of `{ $tide in … }` (SE-0293).
  let projected: Set<String>

  init(
    file: SourceText, operators: OperatorSet, conditions: BuildConditions, projected: Set<String> = []
  ) {
    source = file
    self.operators = operators
    self.conditions = conditions
    self.projected = projected
  }

  func start(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  func end(_ node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// What is missing in broken code has no length.
  func span(_ node: some SyntaxProtocol) -> Span {
    let start = start(node)
    return Span(start, max(start, end(node)))
  }

  func make(_ kind: Expression.Kind, _ node: some SyntaxProtocol) -> Expression {
    Expression(kind, span(node))
  }

  func make(_ kind: Statement.Kind, _ node: some SyntaxProtocol) -> Statement {
    Statement(kind, span(node))
  }

  func make(_ kind: Pattern.Kind, _ node: some SyntaxProtocol) -> Pattern {
    Pattern(kind, span(node))
  }

  /// A node as it stands in the file, without what is around it.
  func text(_ node: some SyntaxProtocol) -> String {
    source.text(span(node))
  }
}

/// Names as they are meant: without backticks.
func plainName(_ token: TokenSyntax) -> String {
  let text = token.text
  guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 1 else { return text }
  return String(text.dropFirst().dropLast())
}

/// A label; nil for `_`.
func plainLabel(_ token: TokenSyntax?) -> String? {
  guard let token, token.tokenKind != .wildcard else { return nil }
  return plainName(token)
}
