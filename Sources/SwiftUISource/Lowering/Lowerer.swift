import SwiftSyntax

/// Turns syntax into code. Bodies are lowered when they are first run.
struct Lowerer: Sendable {
  let file: FileCode
  /// What `Self` is inside `extension TideStyle where Self == CalmTideStyle`.
  var ownType: TypeName?
  /// How many names the extension around gives for what it extends; one outside of extensions.
  var extendedNames = 1
  /// What the names mean that `typealias` gives in the blocks around.
  var localAliases: [String: AliasCode] = [:]

  init(file: FileCode) { self.file = file }

  func start(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  func end(_ node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// A node as it stands in the file, without what is around it.
  func text(_ node: some SyntaxProtocol) -> String {
    let start = start(node)
    let end = end(node)
    guard start <= end, end <= file.bytes.count else { return node.trimmedDescription }
    return String(decoding: file.bytes[start..<end], as: UTF8.self)
  }

  func make(_ kind: Expression.Kind, _ node: some SyntaxProtocol) -> Expression {
    Expression(kind, start: start(node), end: end(node), file: file)
  }

  func make(_ kind: Statement.Kind, _ node: some SyntaxProtocol) -> Statement {
    Statement(kind, start: start(node), file: file)
  }
}

/// Names as they are meant: without back-ticks.
func plainName(_ token: TokenSyntax) -> String {
  let text = token.text
  guard text.hasPrefix("`") else { return text }
  return String(text.dropFirst().dropLast())
}
