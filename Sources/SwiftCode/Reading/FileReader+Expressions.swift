import SwiftSyntax

extension FileReader {
  func expression(_ node: ExprSyntax) -> Expression {
    switch node.as(ExprSyntaxEnum.self) {
    case .functionCallExpr, .memberAccessExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr,
      .genericSpecializationExpr, .postfixIfConfigExpr, .postfixOperatorExpr:
      return postfixChain(node)
    case .declReferenceExpr(let node): return reference(node)
    case .superExpr(let node): return name(of: node.superKeyword)
    case .discardAssignmentExpr: return make(.discard, node)
    case .sequenceExpr(let node): return sequence(node)
    case .binaryOperatorExpr(let node): return name(of: node.operator)
    case .prefixOperatorExpr(let node):
      return make(.prefix(operator: name(of: node.operator), expression(node.expression)), node)
    case .closureExpr(let node): return make(.closure(closure(node)), node)
    case .keyPathExpr(let node): return keyPath(node)
    case .tupleExpr(let node): return tuple(node)
    case .ifExpr, .switchExpr: return make(.statement(statement(node)), node)
    case .macroExpansionExpr(let node): return make(.macro(macro(node)), node)
    case .typeExpr(let node): return make(.type(type(node.type)), node)
    case .patternExpr: return make(.unknown("a pattern"), node)
    default: return literal(node) ?? marked(node) ?? unknown(node)
    }
  }

  private func literal(_ node: ExprSyntax) -> Expression? {
    switch node.as(ExprSyntaxEnum.self) {
    case .integerLiteralExpr(let literal): return make(.integer(literal.literal.text), node)
    case .floatLiteralExpr(let literal): return make(.float(literal.literal.text), node)
    case .booleanLiteralExpr(let literal):
      return make(.boolean(literal.literal.tokenKind == .keyword(.true)), node)
    case .nilLiteralExpr: return make(.nilLiteral, node)
    case .stringLiteralExpr(let literal): return make(.string(parts(literal)), node)
    case .simpleStringLiteralExpr(let literal): return make(.string(parts(literal)), node)
    case .regexLiteralExpr(let literal): return make(.regex(literal.regex.text), node)
    case .arrayExpr(let literal):
      return make(.array(literal.elements.map { expression($0.expression) }), node)
    case .dictionaryExpr(let literal):
      guard case .elements(let elements) = literal.content else { return make(.dictionary([]), node) }
      return make(.dictionary(elements.map { (expression($0.key), expression($0.value)) }), node)
    default: return nil
    }
  }

  /// A word or a sign, and what it is said of. Who owns a value is nothing that a run shows: `consume x` is
  /// `x`.
  private func marked(_ node: ExprSyntax) -> Expression? {
    switch node.as(ExprSyntaxEnum.self) {
    case .tryExpr(let marked):
      let inner = expression(marked.expression)
      switch marked.questionOrExclamationMark?.tokenKind {
      case .postfixQuestionMark: return make(.tryOptional(inner), node)
      case .exclamationMark: return make(.tryForced(inner), node)
      default: return make(.tryPlain(inner), node)
      }
    case .awaitExpr(let marked): return make(.awaited(expression(marked.expression)), node)
    case .inOutExpr(let marked): return make(.inOut(expression(marked.expression)), node)
    case .packExpansionExpr(let marked):
      return make(.packExpansion(expression(marked.repetitionPattern)), node)
    case .packElementExpr(let marked): return make(.packElement(expression(marked.pack)), node)
    case .consumeExpr(let marked): return expression(marked.expression)
    case .copyExpr(let marked): return expression(marked.expression)
    case .borrowExpr(let marked): return expression(marked.expression)
    case .unsafeExpr(let marked): return expression(marked.expression)
    default: return nil
    }
  }

  private func tuple(_ node: TupleExprSyntax) -> Expression {
    if node.elements.count == 1, let only = node.elements.first, only.label == nil {
      return make(.parenthesized(expression(only.expression)), node)
    }
    return make(
      .tuple(node.elements.map { (label: plainLabel($0.label), value: expression($0.expression)) }), node)
  }

  private func unknown(_ node: ExprSyntax) -> Expression {
    make(.unknown(node.is(MissingExprSyntax.self) ? "nothing" : "\(node.kind)"), node)
  }
}
