import SwiftSyntax

extension FileReader {
  func closure(_ node: ClosureExprSyntax) -> Closure {
    let signature = node.signature
    let parameters = signature?.parameterClause.map { closureParameters($0) }
    let inside = reader(insideOf: parameters ?? [])
    return Closure(
      parameters: parameters, result: signature?.returnClause.map { type($0.type) },
      isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil,
      thrown: thrown(signature?.effectSpecifiers?.throwsClause),
      captures: signature?.capture?.items.map { capture($0) } ?? [],
      attributes: signature.map { attributes($0.attributes) } ?? [],
      body: Block(inside.statements(node.statements), span(node)),
      shorthandCount: parameters == nil ? shorthandCount(node) : 0)
  }

  /// Who reads the body of a closure, which may name what its parameters project.
  private func reader(insideOf parameters: [Closure.Parameter]) -> FileReader {
    let names = parameters.map(\.name)
    let added = names.filter { $0.hasPrefix("$") }.map { String($0.dropFirst()) }
    let known = projected.subtracting(names).union(added)
    if known == projected { return self }
    return FileReader(self, projected: known)
  }

  private func closureParameters(_ clause: ClosureSignatureSyntax.ParameterClause) -> [Closure.Parameter] {
    switch clause {
    case .simpleInput(let list):
      return list.map { Closure.Parameter(name: plainName($0.name), nameSpan: span($0.name), type: nil) }
    case .parameterClause(let clause):
      return clause.parameters.map { node in
        let name = node.secondName ?? node.firstName
        return Closure.Parameter(name: plainName(name), nameSpan: span(name), type: closureType(node))
      }
    }
  }

  /// `(tides: Tide...)` is a tuple of one element that may be there many times.
  private func closureType(_ node: ClosureParameterSyntax) -> WrittenType? {
    guard let written = node.type else { return nil }
    if node.ellipsis == nil { return type(written) }
    return .tuple([WrittenType.Element(label: nil, type: type(written), isVariadic: true)])
  }

  private func capture(_ node: ClosureCaptureSyntax) -> Closure.Capture {
    Closure.Capture(
      name: plainName(node.name), nameSpan: span(node.name),
      isWeak: node.specifier?.specifier.tokenKind == .keyword(.weak),
      value: node.initializer.map { expression($0.value) } ?? name(of: node.name))
  }

  /// Counts `$0`, `$1`, … of this closure; nested closures have their own.
  private func shorthandCount(_ node: ClosureExprSyntax) -> Int {
    let place = span(node)
    guard holds(UInt8(ascii: "$"), in: place)
    else { return 0 }
    let counter = ShorthandCounter(conditions)
    counter.walk(node.statements)
    return counter.count
  }
}

private final class ShorthandCounter: SyntaxVisitor {
  var count = 0
  private let conditions: BuildConditions
  /// Higher numbers are no parameters of any function that people write.
  private static let limit = 1000

  init(_ conditions: BuildConditions) {
    self.conditions = conditions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    if let elements = conditions.chosenClause(node)?.elements { walk(elements) }
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let text) = token.tokenKind, let index = Int(text.dropFirst()),
      index <= ShorthandCounter.limit
    {
      count = max(count, index + 1)
    }
    return .skipChildren
  }
}
