/// Puts operands and the operators between them together, the tightest first, in one pass.
struct OperatorFolding {
  enum Infix {
    case binary(Expression, String)
    case assignment
    case ternary(Expression)
    case cast(Expression.Cast)
    /// `(Tide) -> Void`
    case arrow(isAsync: Bool, Thrown?)
  }

  private let operators: OperatorSet
  private var operands: [Expression] = []
  private var pending: [(infix: Infix, group: String)] = []

  init(operators: OperatorSet) { self.operators = operators }

  /// Whether the next operand is the type behind `as` or `is`.
  var awaitsType: Bool {
    if case .cast? = pending.last?.infix { return true }
    return false
  }

  mutating func add(_ infix: Infix) {
    let group = group(infix)
    while let last = pending.last, operators.binds(last.group, before: group) { join() }
    pending.append((infix, group))
  }

  mutating func add(_ operand: Expression) {
    if awaitsType {
      add(type: operand.asType, end: operand.span.end)
    } else {
      operands.append(operand)
    }
  }

  /// Nothing that follows can take the type away from the cast.
  mutating func add(type: WrittenType, end: Int) {
    guard case .cast(let cast)? = pending.popLast()?.infix, let left = operands.popLast() else { return }
    operands.append(OperatorFolding.covering(left, until: end) { .cast($0, cast, type) })
  }

  mutating func finish() -> Expression? {
    while !pending.isEmpty { join() }
    return operands.last
  }

  private func group(_ infix: Infix) -> String {
    switch infix {
    case .binary(_, let sign): operators.group(of: sign)
    case .assignment: "AssignmentPrecedence"
    case .ternary: "TernaryPrecedence"
    case .cast: "CastingPrecedence"
    case .arrow: "FunctionArrowPrecedence"
    }
  }

  private mutating func join() {
    guard let infix = pending.popLast()?.infix, let right = operands.popLast() else { return }
    guard let left = operands.popLast() else {
      operands.append(right)
      return
    }
    let joined = OperatorFolding.covering(left, until: right.span.end) { left in
      switch infix {
      case .binary(let sign, _): .binary(left, operator: sign, right)
      case .assignment: .assignment(left, right)
      case .ternary(let middle): .ternary(left, middle, right)
      case .cast(let cast): .cast(left, cast, right.asType)
      case .arrow(let isAsync, let thrown):
        .type(
          .function(
            WrittenType.Function(
              parameters: left.asParameterTypes, result: right.asType, isAsync: isAsync, thrown: thrown)))
      }
    }
    operands.append(joined)
  }

  /// `try a + b` and `await a + b` cover all that stands to their right.
  private static func covering(
    _ left: Expression, until end: Int, _ make: (Expression) -> Expression.Kind
  ) -> Expression {
    let span = Span(left.span.start, max(left.span.start, end))
    switch left.kind {
    case .tryPlain(let inner): return Expression(.tryPlain(covering(inner, until: end, make)), span)
    case .tryOptional(let inner): return Expression(.tryOptional(covering(inner, until: end, make)), span)
    case .tryForced(let inner): return Expression(.tryForced(covering(inner, until: end, make)), span)
    case .awaited(let inner): return Expression(.awaited(covering(inner, until: end, make)), span)
    default: return Expression(make(left), span)
    }
  }
}
