import SwiftSyntax

extension Lowerer {
  func closure(_ node: ClosureExprSyntax) -> ClosureCode {
    let parameters = closureParameters(node.signature?.parameterClause)
    let captures = node.signature?.capture?.items.map { item in
      ClosureCode.Capture(
        name: plainName(item.name), value: item.initializer.map { expression($0.value) })
    }
    return ClosureCode(
      parameters: parameters, result: node.signature?.returnClause.map { type($0.type) },
      captures: captures ?? [], body: statements(node.statements),
      shorthandCount: node.signature?.parameterClause == nil ? shorthandCount(node) : 0)
  }

  private func closureParameters(
    _ clause: ClosureSignatureSyntax.ParameterClause?
  ) -> [ClosureCode.Parameter] {
    switch clause {
    case .simpleInput(let list):
      list.map { ClosureCode.Parameter(name: plainName($0.name), type: nil) }
    case .parameterClause(let clause):
      clause.parameters.map { parameter in
        ClosureCode.Parameter(
          name: plainName(parameter.secondName ?? parameter.firstName),
          type: parameter.type.map { type($0) })
      }
    case nil: []
    }
  }

  /// Counts `$0`, `$1`, … of this closure; nested closures have their own.
  private func shorthandCount(_ node: ClosureExprSyntax) -> Int {
    let counter = ShorthandCounter(viewMode: .sourceAccurate)
    counter.walk(node.statements)
    return counter.count
  }
}

private final class ShorthandCounter: SyntaxVisitor {
  var count = 0
  /// Higher numbers are no parameters of any function that people write.
  private static let limit = 256

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let text) = token.tokenKind, let index = Int(text.dropFirst()),
      index < ShorthandCounter.limit
    {
      count = max(count, index + 1)
    }
    return .skipChildren
  }
}
