import SwiftSyntax

extension Lowerer {
  func pattern(_ node: PatternSyntax) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node): return .identifier(plainName(node.identifier))
    case .wildcardPattern: return .wildcard
    case .tuplePattern(let node):
      return .tuple(
        node.elements.map { (label: $0.label.map(plainName), pattern: pattern($0.pattern)) })
    case .valueBindingPattern(let node): return bindingPattern(node.pattern)
    case .expressionPattern(let node): return expressionPattern(node.expression, binds: false)
    case .isTypePattern(let node): return .isType(type(node.type))
    default: return .wildcard
    }
  }

  /// Inside `let`, a bare name binds.
  private func bindingPattern(_ node: PatternSyntax) -> Pattern {
    if let expression = node.as(ExpressionPatternSyntax.self) {
      return expressionPattern(expression.expression, binds: true)
    }
    return pattern(node)
  }

  private func expressionPattern(_ node: ExprSyntax, binds: Bool) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern)
    case .discardAssignmentExpr: return .wildcard
    case .declReferenceExpr(let node) where binds: return .identifier(plainName(node.baseName))
    case .optionalChainingExpr(let node):
      return .optional(expressionPattern(node.expression, binds: binds))
    case .memberAccessExpr(let node):
      let path = node.base.flatMap(typePath)
      if node.base == nil || path?.last?.startsUppercase == true {
        return .enumCase(type: path ?? [], name: plainName(node.declName.baseName), payload: nil)
      }
      return .expression(expression(ExprSyntax(node)))
    case .functionCallExpr(let node):
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self) else {
        return .expression(expression(ExprSyntax(node)))
      }
      let path = access.base.flatMap(typePath)
      guard access.base == nil || path?.last?.startsUppercase == true else {
        return .expression(expression(ExprSyntax(node)))
      }
      let payload = node.arguments.map {
        (label: $0.label.map(plainName), pattern: expressionPattern($0.expression, binds: binds))
      }
      return .enumCase(
        type: path ?? [], name: plainName(access.declName.baseName), payload: payload)
    case .tupleExpr(let node):
      return .tuple(
        node.elements.map {
          (label: $0.label.map(plainName), pattern: expressionPattern($0.expression, binds: binds))
        })
    case .sequenceExpr(let node): return sequencePattern(node, binds: binds)
    default: return .expression(expression(node))
    }
  }

  /// `let x as Foo`, or an expression such as `1...5`.
  private func sequencePattern(_ node: SequenceExprSyntax, binds: Bool) -> Pattern {
    let elements = Array(node.elements)
    if elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self),
      let target = elements[2].as(TypeExprSyntax.self)
    {
      return .asType(expressionPattern(elements[0], binds: binds), type(target.type))
    }
    return .expression(expression(ExprSyntax(node)))
  }

  private func typePath(_ node: ExprSyntax) -> [String]? {
    switch node.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let node): [plainName(node.baseName)]
    case .memberAccessExpr(let node):
      node.base.flatMap(typePath).map { $0 + [plainName(node.declName.baseName)] }
    default: nil
    }
  }
}
