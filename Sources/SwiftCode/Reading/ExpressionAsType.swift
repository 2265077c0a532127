/// Types that the parser took for expressions, because they stand where expressions do: `[(Int) -> Void]()`.
extension Expression {
  package var asType: WrittenType {
    switch kind {
    case .type(let type): return type
    case .discard: return .inferred
    case .name(let name): return .named(base: nil, name: name.base, arguments: name.arguments)
    case .member(let base, let name):
      return .named(base: base.asType, name: name.base, arguments: name.arguments)
    case .parenthesized(let inner): return inner.asType
    case .tuple: return .tuple(asParameterTypes)
    case .array(let elements) where elements.count == 1: return .array(elements[0].asType)
    case .dictionary(let pairs) where pairs.count == 1:
      return .dictionary(pairs[0].key.asType, pairs[0].value.asType)
    case .optionalChain(let inner): return inner.asType
    case .unwrapOptional(let inner): return .optional(inner.asType)
    case .inOut(let inner): return .attributed(inner.asType, attributes: [], isInOut: true)
    case .packExpansion(let inner): return .packExpansion(inner.asType)
    case .packElement(let inner): return .packElement(inner.asType)
    case .binary(let left, let sign, let right):
      guard case .name(let name) = sign.kind, name.base == "&" else { return .other("") }
      if case .composition(let parts) = left.asType { return .composition(parts + [right.asType]) }
      return .composition([left.asType, right.asType])
    default: return .other("")
    }
  }

  /// What stands before an arrow.
  var asParameterTypes: [WrittenType.Element] {
    switch kind {
    case .tuple(let elements):
      elements.map { element in
        // `(Int...)` was taken for an operator behind a value.
        if case .postfix(let inner, let sign) = element.value.kind, case .name(let name) = sign.kind,
          name.base == "..."
        {
          return WrittenType.Element(label: element.label, type: inner.asType, isVariadic: true)
        }
        return WrittenType.Element(label: element.label, type: element.value.asType)
      }
    case .parenthesized(let inner):
      Expression(.tuple([(label: nil, value: inner)]), span).asParameterTypes
    default: [WrittenType.Element(label: nil, type: asType)]
    }
  }
}
