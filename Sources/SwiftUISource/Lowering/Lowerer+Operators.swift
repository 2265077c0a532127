import SwiftSyntax

/// How tightly an operator binds and to which side: the standard library's precedence groups.
struct OperatorPrecedence {
  var level: Int
  var isRightAssociative = false

  static func of(_ name: String) -> OperatorPrecedence {
    switch name {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=":
      OperatorPrecedence(level: 10, isRightAssociative: true)
    case "?:": OperatorPrecedence(level: 20, isRightAssociative: true)
    case "||": OperatorPrecedence(level: 30)
    case "&&": OperatorPrecedence(level: 40)
    case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": OperatorPrecedence(level: 50)
    case "??": OperatorPrecedence(level: 60, isRightAssociative: true)
    case "as", "is": OperatorPrecedence(level: 70)
    case "...", "..<": OperatorPrecedence(level: 80)
    case "+", "-", "&+", "&-", "|", "^": OperatorPrecedence(level: 90)
    case "*", "/", "%", "&*", "&": OperatorPrecedence(level: 100)
    case "<<", ">>": OperatorPrecedence(level: 110)
    // DefaultPrecedence stands just above the ternary.
    default: OperatorPrecedence(level: 25)
    }
  }
}

extension Lowerer {
  private enum SequenceOperator {
    case binary(String, Syntax)
    case ternary(ExprSyntax)
    case cast(TypeName, Expression.CastKind)
    case assign

    var name: String {
      switch self {
      case .binary(let name, _): name
      case .ternary: "?:"
      case .cast(_, .test): "is"
      case .cast: "as"
      case .assign: "="
      }
    }
  }

  private struct SequenceCursor {
    var operands: [ExprSyntax] = []
    var operators: [SequenceOperator] = []
    var next = 0
    var nextOperator = 0
  }

  /// Folds `a + b * c` by precedence, in a loop to the left and by recursion to the right.
  func sequence(_ node: SequenceExprSyntax) -> Expression {
    var cursor = SequenceCursor()
    var wrapTry: ((Expression) -> Expression)?
    for (index, element) in node.elements.enumerated() {
      if index == 0, let (inner, wrap) = leadingEffect(element) {
        wrapTry = wrap
        cursor.operands.append(inner)
        continue
      }
      append(element, to: &cursor)
    }
    guard !cursor.operands.isEmpty else { return make(.unsupported(node.trimmedDescription), node) }
    let folded = fold(&cursor, minimum: 0)
    return wrapTry?(folded) ?? folded
  }

  /// `try? a + b` covers all that stands to its right.
  private func leadingEffect(
    _ element: ExprSyntax
  ) -> (ExprSyntax, ((Expression) -> Expression)?)? {
    if let node = element.as(TryExprSyntax.self) {
      switch node.questionOrExclamationMark?.tokenKind {
      case .postfixQuestionMark:
        return (node.expression, { self.make(.tryOptional($0), node) })
      case .exclamationMark: return (node.expression, { self.make(.tryForced($0), node) })
      default: return (node.expression, nil)
      }
    }
    return nil
  }

  private func append(_ element: ExprSyntax, to cursor: inout SequenceCursor) {
    switch element.as(ExprSyntaxEnum.self) {
    case .binaryOperatorExpr(let node):
      cursor.operators.append(.binary(node.operator.text, Syntax(node)))
    case .assignmentExpr: cursor.operators.append(.assign)
    case .unresolvedTernaryExpr(let node):
      cursor.operators.append(.ternary(node.thenExpression))
    case .unresolvedAsExpr(let node):
      let kind: Expression.CastKind =
        switch node.questionOrExclamationMark?.tokenKind {
        case .postfixQuestionMark: .conditional
        case .exclamationMark: .forced
        default: .upcast
        }
      cursor.operators.append(.cast(.unsupported(""), kind))
    case .unresolvedIsExpr: cursor.operators.append(.cast(.unsupported(""), .test))
    case .typeExpr(let node):
      if case .cast(_, let kind)? = cursor.operators.last {
        cursor.operators[cursor.operators.count - 1] = .cast(type(node.type), kind)
      } else {
        cursor.operands.append(element)
      }
    default: cursor.operands.append(element)
    }
  }

  private func fold(_ cursor: inout SequenceCursor, minimum: Int) -> Expression {
    var left = expression(cursor.operands[min(cursor.next, cursor.operands.count - 1)])
    cursor.next += 1
    while cursor.nextOperator < cursor.operators.count {
      let current = cursor.operators[cursor.nextOperator]
      let precedence = OperatorPrecedence.of(current.name)
      guard precedence.level >= minimum else { break }
      cursor.nextOperator += 1
      if case .cast(let type, let kind) = current {
        left = combine(.cast(left, type, kind), left, left)
        continue
      }
      guard cursor.next < cursor.operands.count else { break }
      let right = fold(
        &cursor,
        minimum: precedence.isRightAssociative ? precedence.level : precedence.level + 1)
      left = join(current, left, right)
    }
    return left
  }

  private func combine(_ kind: Expression.Kind, _ a: Expression, _ b: Expression) -> Expression {
    Expression(kind, start: a.start, end: b.end, file: file)
  }

  private func join(_ op: SequenceOperator, _ a: Expression, _ b: Expression) -> Expression {
    switch op {
    case .assign: combine(.assign(a, b), a, b)
    case .ternary(let middle): combine(.ternary(a, expression(middle), b), a, b)
    case .cast: a
    case .binary("&&", _): combine(.and(a, b), a, b)
    case .binary("||", _): combine(.or(a, b), a, b)
    case .binary("??", _): combine(.coalesce(a, b), a, b)
    case .binary(let name, _):
      if OperatorPrecedence.of(name).level == 10 {
        combine(.compoundAssign(String(name.dropLast()), a, b), a, b)
      } else {
        combine(.binary(name, a, b), a, b)
      }
    }
  }
}
