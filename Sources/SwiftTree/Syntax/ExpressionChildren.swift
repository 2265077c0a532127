extension Expression {
  /// The expressions right inside of it, in their order; what is in closures and statements is not among
  /// them.
  package var children: [Expression] {
    switch kind {
    case .integer, .float, .boolean, .nilLiteral, .regex, .name, .implicitMember, .closure, .statement, .type,
      .discard, .unknown:
      []
    case .string(let parts):
      parts.flatMap { part -> [Expression] in
        if case .interpolation(let arguments, _) = part { arguments.map(\.value) } else { [] }
      }
    case .array(let elements): elements
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .member(let base, _), .unwrapOptional(let base), .optionalChain(let base), .forceUnwrap(let base),
      .parenthesized(let base), .inOut(let base), .tryPlain(let base), .tryOptional(let base),
      .tryForced(let base), .awaited(let base), .packExpansion(let base), .packElement(let base),
      .cast(let base, _, _):
      [base]
    case .call(let base, let arguments), .subscript(let base, let arguments): [base] + arguments.map(\.value)
    case .tuple(let elements): elements.map(\.value)
    case .ternary(let condition, let then, let otherwise): [condition, then, otherwise]
    case .binary(let left, let sign, let right): [left, sign, right]
    case .prefix(let sign, let operand): [sign, operand]
    case .postfix(let operand, let sign): [operand, sign]
    case .assignment(let target, let value): [target, value]
    case .keyPath(_, let components):
      components.flatMap { component -> [Expression] in
        switch component {
        case .index(let arguments, _), .call(let arguments, _): arguments.map(\.value)
        case .member, .optional, .force, .identity: []
        }
      }
    case .macro(let use): use.arguments.map(\.value)
    }
  }
}
