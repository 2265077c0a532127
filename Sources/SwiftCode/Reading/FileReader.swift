import SwiftSyntax

/// Turns the syntax of one file into code. What is inside of its functions and values is kept as text until it is
/// used: the parser's tree takes a hundred times as much memory.
final class FileReader: Sendable {
  let source: SourceText
  let operators: OperatorSet
  let conditions: BuildConditions
  /// What is parsed: the whole file, or a piece of it with what makes it a file.
  private let bytes: [UInt8]
  /// Where what is parsed starts in the file.
  private let offset: Int
  /// What closures around name by what a wrapper projects: `tide` inside of `{ $tide in … }` (SE-0293).
  let projected: Set<String>
  /// Whether what is read is a body or a value, all of which is wanted.
  private let isPiece: Bool

  init(file: SourceText, operators: OperatorSet, conditions: BuildConditions) {
    source = file
    self.operators = operators
    self.conditions = conditions
    projected = []
    bytes = file.bytes
    offset = 0
    isPiece = false
  }

  /// For the code inside of a closure whose parameters are projected.
  init(_ other: FileReader, projected: Set<String>) {
    source = other.source
    operators = other.operators
    conditions = other.conditions
    bytes = other.bytes
    offset = other.offset
    isPiece = other.isPiece
    self.projected = projected
  }

  /// For a piece of a file.
  init(_ bytes: [UInt8], at offset: Int, of file: SourceText, _ reader: CodeReader) {
    source = file
    operators = reader.operators
    conditions = reader.conditions
    self.bytes = bytes
    self.offset = offset
    projected = []
    isPiece = true
  }

  /// A part of the code that is read when it is used. Broken code is read at once: what it means hangs on what is
  /// around it.
  func deferred<Value: Sendable>(
    _ node: some SyntaxProtocol, _ whole: () -> Value,
    later: @escaping @Sendable (CodeReader, CodePiece) -> Value
  ) -> Deferred<Value> {
    if isPiece || node.hasError { return Deferred(value: whole()) }
    let reader = CodeReader(operators: operators, conditions: conditions)
    let (span, source) = (span(node), source)
    return Deferred { later(reader, CodePiece(text: source.text(span), start: span.start, file: source)) }
  }

  func start(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset + offset
  }

  func end(_ node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset + offset
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
    text(span(node))
  }

  func holds(_ byte: UInt8, in span: Span) -> Bool {
    let (start, end) = (span.start - offset, span.end - offset)
    return start >= 0 && start < end && end <= bytes.count && bytes[start..<end].contains(byte)
  }

  func text(_ span: Span) -> String {
    let (start, end) = (span.start - offset, span.end - offset)
    guard start >= 0, start < end, end <= bytes.count else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
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
