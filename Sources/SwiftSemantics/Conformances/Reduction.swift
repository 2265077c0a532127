extension Program {
  /// `S.Element` of a type: what conforms says it is, or itself where that is not known yet.
  package func memberType(_ associated: AssociatedType, of base: Type, in context: Context?) -> Type {
    let anchor = associated.anchor
    switch base.kind {
    case .hole: return base
    case .variable: return types.make(.member(base, anchor))
    case .nominal:
      return typeWitness(anchor, of: base, in: context) ?? types.hole("\(base) says no \(anchor.name)")
    case .parameter, .opaque: return reduce(types.make(.member(base, anchor)), in: context)
    case .member(let inner, _):
      if !inner.isAbstract { return types.make(.member(base, anchor)) }
      return reduce(types.make(.member(base, anchor)), in: context)
    case .existential(let existential):
      for use in existential.protocols {
        let names = use.type.code.primaryAssociatedTypes
        if let index = names.firstIndex(of: anchor.name), index < use.arguments.count {
          return use.arguments[index]
        }
      }
      return types.hole("\(base) says no \(anchor.name)")
    default: return types.hole("\(base) has no \(anchor.name)")
    }
  }

  /// An abstract type as the plainest that it is required to be the same as.
  package func reduce(_ type: Type, in context: Context?) -> Type {
    guard type.hasParameters || type.hasOpaques else { return type }
    switch type.kind {
    case .parameter, .member: break
    case .nominal(let nominal, let arguments):
      return types.nominal(nominal, arguments.map { reduce($0, in: context) })
    case .opaque: break
    case .function, .tuple, .metatype, .existential: return types.rebuild(type) { reduce($0, in: context) }
    default: return type
    }
    var current = type
    for _ in 0..<20 {
      guard let next = plainer(current, in: context) else { return current }
      if !next.isAbstract { return next }
      current = next
    }
    return current
  }

  private func plainer(_ type: Type, in context: Context?) -> Type? {
    for case .same(let left, let right) in context?.signature.requirements ?? [] {
      if left === type, right.isPlainer(than: type) { return right }
      if right === type, left.isPlainer(than: type) { return left }
      // `Iterator.Element == Int` says it of `Element`, too.
      if right.isPlainer(than: type), leads(left, to: type, in: context) { return right }
      if left.isPlainer(than: type), leads(right, to: type, in: context) { return left }
    }
    guard case .member(let base, let associated) = type.kind else { return nil }
    let reduced = reduce(base, in: context)
    if reduced !== base { return memberType(associated, of: reduced, in: context) }
    return plainerByProtocols(type, in: context)
  }

  private func plainerByProtocols(_ type: Type, in context: Context?) -> Type? {
    guard case .member(let base, _) = type.kind else { return nil }
    if case .member(let inner, _) = base.kind, let found = plainer(type, of: inner, in: context) {
      return found
    }
    return plainer(type, of: base, in: context)
  }

  /// Whether protocols say of a longer type that it is a shorter one.
  private func leads(_ longer: Type, to type: Type, in context: Context?) -> Bool {
    guard case .member = type.kind else { return false }
    var current = longer
    while current.depth > type.depth, let next = plainerByProtocols(current, in: context) {
      if next === type { return true }
      if !next.isPlainer(than: current) { return false }
      current = next
    }
    return false
  }

  /// What a protocol's own requirements say: `Iterator.Element` is `Element`.
  private func plainer(_ type: Type, of base: Type, in context: Context?) -> Type? {
    for use in bounds(of: base, in: context).protocols {
      guard let selfParameter = use.type.selfParameter else { continue }
      for case .same(let left, let right) in ownRequirements(of: use.type) {
        let left = replace(selfParameter, in: left, by: base)
        let right = replace(selfParameter, in: right, by: base)
        if left === type, right.isPlainer(than: type) { return right }
        if right === type, left.isPlainer(than: type) { return left }
      }
      // `some Sequence<Int>`, `T: Sequence<Int>`
      for (name, argument) in zip(use.type.code.primaryAssociatedTypes, use.arguments) {
        guard let associated = associatedType(named: name, of: use.type) else { continue }
        if types.make(.member(base, associated.anchor)) === type { return argument }
      }
    }
    return nil
  }

  private func replace(_ parameter: GenericParameter, in type: Type, by other: Type) -> Type {
    guard type.hasParameters else { return type }
    if case .parameter(let found) = type.kind { return found === parameter ? other : type }
    return types.rebuild(type) { replace(parameter, in: $0, by: other) }
  }
}

extension Type {
  /// Concrete before abstract, few steps before many.
  func isPlainer(than other: Type) -> Bool {
    if isAbstract != other.isAbstract { return !isAbstract }
    if depth != other.depth { return depth < other.depth }
    return stands(before: other)
  }

  /// An order of abstract types that doesn't hang on which of them was asked for first.
  private func stands(before other: Type) -> Bool {
    switch (kind, other.kind) {
    case (.member(let base, let one), .member(let otherBase, let another)):
      return base === otherBase ? one.name < another.name : base.stands(before: otherBase)
    case (.parameter(let one), .parameter(let another)) where one.span.start != another.span.start:
      return one.span.start < another.span.start
    default: return id < other.id
    }
  }

  fileprivate var depth: Int {
    if case .member(let base, _) = kind { return base.depth + 1 }
    return 0
  }
}
