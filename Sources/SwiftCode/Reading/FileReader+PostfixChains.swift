import SwiftSyntax

/// A base and all that is written behind it: `tides.first?.mark(at: 3).height!`.
///
/// Such chains nest to the left as deep as they are long, so they are taken apart and put together in loops.
///
/// A chain with a `?` ends where nothing more is written behind it: `a?.b!` is `(a?.b!)`, an optional, as in
/// Swift. An assignment is no part of it: the left side of `a?.b = c` is the whole chain.
extension FileReader {
  private enum Step {
    case member(Name)
    case call([Argument])
    case `subscript`([Argument])
    case optional
    case force
    case specialize([WrittenType])
    case postfix(Expression)
  }

  /// The steps from the last to the first, each with where it ends.
  private typealias Steps = [(step: Step, end: Int)]

  func postfixChain(_ node: ExprSyntax) -> Expression {
    var steps: Steps = []
    guard let base = takeApart(node, into: &steps) else {
      return make(.unknown("a chain without a base"), node)
    }
    return putTogether(base, steps)
  }

  /// Answers the base; nil where a chain inside `#if` begins with a member of what stands before it.
  private func takeApart(
    _ outermost: ExprSyntax, into steps: inout Steps, isContinuation: Bool = false
  ) -> Expression? {
    var node = outermost
    while true {
      switch node.as(ExprSyntaxEnum.self) {
      case .functionCallExpr(let call):
        let arguments = arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        steps.append((.call(arguments), end(call)))
        node = call.calledExpression
      case .subscriptCallExpr(let call):
        let arguments = arguments(call.arguments, call.trailingClosure, call.additionalTrailingClosures)
        steps.append((.subscript(arguments), end(call)))
        node = call.calledExpression
      case .memberAccessExpr(let access):
        let name = name(access.declName)
        guard let base = access.base else {
          if !isContinuation { return make(.implicitMember(name), access) }
          steps.append((.member(name), end(access)))
          return nil
        }
        steps.append((.member(name), end(access)))
        node = base
      case .optionalChainingExpr(let chaining):
        steps.append((.optional, end(chaining)))
        node = chaining.expression
      case .forceUnwrapExpr(let unwrap):
        steps.append((.force, end(unwrap)))
        node = unwrap.expression
      case .genericSpecializationExpr(let generic):
        steps.append((.specialize(typeArguments(generic.genericArgumentClause)), end(generic)))
        node = generic.expression
      case .postfixOperatorExpr(let postfix):
        steps.append((.postfix(name(of: postfix.operator)), end(postfix)))
        node = postfix.expression
      case .postfixIfConfigExpr(let config):
        if case .postfixExpression(let chain)? = conditions.chosenClause(config.config)?.elements {
          _ = takeApart(chain, into: &steps, isContinuation: true)
        }
        guard let base = config.base else { return nil }
        node = base
      default: return expression(node)
      }
    }
  }

  private func putTogether(_ base: Expression, _ steps: Steps) -> Expression {
    var result = base
    var isOptional = false
    for (step, end) in steps.reversed() {
      let kind: Expression.Kind =
        switch step {
        case .member(let name): .member(result, name)
        case .call(let arguments): .call(result, arguments)
        case .subscript(let arguments): .subscript(result, arguments)
        case .optional: .unwrapOptional(result)
        case .force: .forceUnwrap(result)
        case .specialize(let arguments): specialized(result, arguments)
        case .postfix(let sign): .postfix(result, operator: sign)
        }
      if case .optional = step { isOptional = true }
      result = Expression(kind, Span(base.span.start, max(base.span.start, end)))
    }
    return isOptional ? Expression(.optionalChain(result), result.span) : result
  }

  /// `Almanac<Tide>`: the arguments belong to the name before them.
  private func specialized(_ expression: Expression, _ arguments: [WrittenType]) -> Expression.Kind {
    switch expression.kind {
    case .name(var name):
      name.arguments = arguments
      return .name(name)
    case .implicitMember(var name):
      name.arguments = arguments
      return .implicitMember(name)
    case .member(let base, var name):
      name.arguments = arguments
      return .member(base, name)
    default: return .unknown("generic arguments of what has no name")
    }
  }
}
