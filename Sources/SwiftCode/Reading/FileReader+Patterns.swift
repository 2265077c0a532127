import SwiftSyntax

extension FileReader {
  /// - Parameter isLet: what the variables are that the pattern makes.
  func pattern(_ node: PatternSyntax, isLet: Bool = true) -> Pattern {
    switch node.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      return make(.variable(plainName(node.identifier), isLet: isLet), node)
    case .wildcardPattern: return make(.wildcard, node)
    case .tuplePattern(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return pattern(only.pattern, isLet: isLet)
      }
      return make(
        .tuple(
          tuple.elements.map { (label: plainLabel($0.label), pattern: pattern($0.pattern, isLet: isLet)) }),
        node)
    case .valueBindingPattern(let node):
      return bound(node.pattern, isLet: node.bindingSpecifier.tokenKind == .keyword(.let))
    case .expressionPattern(let node): return pattern(in: node.expression, isLet: nil)
    case .isTypePattern(let test): return make(.isType(type(test.type)), node)
    default: return make(.expression(make(.unknown("nothing"), node)), node)
    }
  }

  private func bound(_ node: PatternSyntax, isLet: Bool) -> Pattern {
    if let node = node.as(ExpressionPatternSyntax.self) { return pattern(in: node.expression, isLet: isLet) }
    return pattern(node, isLet: isLet)
  }

  // MARK: Patterns that look like expressions

  /// - Parameter isLet: what a name alone makes behind `let` or `var`; nil where a name is a value.
  private func pattern(in node: ExprSyntax, isLet: Bool?) -> Pattern {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr(let node): return pattern(node.pattern, isLet: isLet ?? true)
    case .discardAssignmentExpr: return make(.wildcard, node)
    case .declReferenceExpr(let reference):
      guard let isLet, reference.argumentNames == nil else { break }
      return make(.variable(plainName(reference.baseName), isLet: isLet), node)
    case .optionalChainingExpr(let chaining):
      return make(.optional(pattern(in: chaining.expression, isLet: isLet)), node)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil {
        return pattern(in: only.expression, isLet: isLet)
      }
      return make(.tuple(patterns(tuple.elements, isLet: isLet)), node)
    case .functionCallExpr(let call)
    where (holdsPattern(call.arguments) || namesCase(call.calledExpression)) && call.trailingClosure == nil:
      return make(.enumCase(expression(call.calledExpression), patterns(call.arguments, isLet: isLet)), node)
    case .sequenceExpr(let sequence):
      if let cast = castPattern(sequence, isLet: isLet) { return cast }
    default: break
    }
    return make(.expression(expression(node)), node)
  }

  private func patterns(
    _ list: LabeledExprListSyntax, isLet: Bool?
  ) -> [(label: String?, pattern: Pattern)] {
    list.map { (label: plainLabel($0.label), pattern: pattern(in: $0.expression, isLet: isLet)) }
  }

  /// `let tide as Tide`
  private func castPattern(_ node: SequenceExprSyntax, isLet: Bool?) -> Pattern? {
    let elements = Array(node.elements.prefix(4))
    guard elements.count == 3, let cast = elements[1].as(UnresolvedAsExprSyntax.self),
      cast.questionOrExclamationMark == nil, let target = elements[2].as(TypeExprSyntax.self)
    else { return nil }
    return make(.cast(pattern(in: elements[0], isLet: isLet), type(target.type)), node)
  }

  /// `.high` before parentheses
  private func namesCase(_ node: ExprSyntax) -> Bool {
    node.as(MemberAccessExprSyntax.self).map { $0.base == nil } ?? false
  }

  /// Whether something in parentheses can't be a value: then what stands before them is a case's name.
  private func holdsPattern(_ list: LabeledExprListSyntax) -> Bool {
    list.contains { isPattern($0.expression) }
  }

  private func isPattern(_ node: ExprSyntax) -> Bool {
    switch node.as(ExprSyntaxEnum.self) {
    case .patternExpr, .discardAssignmentExpr, .optionalChainingExpr: true
    case .tupleExpr(let node): holdsPattern(node.elements)
    case .functionCallExpr(let node): holdsPattern(node.arguments)
    case .sequenceExpr(let node): node.elements.first.map { isPattern($0) } ?? false
    default: false
    }
  }
}
