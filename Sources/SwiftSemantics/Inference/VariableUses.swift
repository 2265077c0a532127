import EarshotSwiftCode

/// What waits for one variable, and so what it could be.
struct VariableUse {
  /// Types that have to convert to it.
  var below: [Type] = []
  /// Types that it has to convert to.
  var above: [Type] = []
  /// Those of them that it only has to inherit from, as `U` of `<U: Unit>` does: any subclass will do.
  var bounds: [Type] = []
  var variablesBelow: [Int] = []
  var variablesAbove: [Int] = []
  var literals: Set<LiteralKind> = []
  /// The one of them that was met first.
  var firstLiteral: LiteralKind?
  var collection: (kind: LiteralKind, elements: [Type])?
  var protocols: [NominalType] = []
  /// Whether a call or a name that isn't decided yet will say more.
  var isOpen = false
  /// Whether something asks for its members.
  var isAsked = false
  /// Whether a type that holds it is still to be found: `T` of `Key<T>`.
  var isInside = false
  var closure: Closure?
  var isClosure: Bool { closure != nil }
  /// Whether it is what a collection literal holds.
  var isElement = false
  var isKeyPath = false
  var hole: Type?
  /// Whether that is just what it is, not only what it converts to or from.
  var isEqualToHole = false
  /// Whether it is called.
  var isCalled = false
}

extension Solver {
  /// What everything that waits says of each variable.
  func uses() -> [Int: VariableUse] {
    var found: [Int: VariableUse] = [:]
    for constraint in state.waiting { note(constraint, in: &found) }
    for number in state.elements {
      guard let number = simplify(types.make(.variable(number))).variable else { continue }
      found[number]?.isElement = true
    }
    return found
  }

  private func note(_ constraint: Constraint, in found: inout [Int: VariableUse]) {
    switch constraint {
    case .relation(let relation, let left, let right):
      noteRelation(relation, simplify(left), simplify(right), in: &found)
    case .conforms(let type, let protocolType):
      if let number = simplify(type).variable {
        found[number, default: .init()].protocols.append(protocolType)
      }
    case .literal(let type, let kind):
      if let number = simplify(type).variable {
        found[number, default: .init()].literals.insert(kind)
        if found[number]?.firstLiteral == nil { found[number]?.firstLiteral = kind }
      }
    case .collection(let type, let kind, let elements):
      if let number = simplify(type).variable {
        found[number, default: .init()].collection = (kind, elements)
      }
    case .interpolation, .coercion: break
    case .member(let site):
      let base = simplify(site.base)
      if let number = base.variable ?? base.instance?.variable {
        found[number, default: .init()].isAsked = true
      } else {
        markInside(base, in: &found)
      }
      markOpen(site.result, in: &found)
    case .choice(let disjunction): markOpen(disjunction.type, in: &found)
    case .call(let site):
      markOpen(site.callee, in: &found)
      if let number = simplify(site.callee).variable { found[number]?.isCalled = true }
      markOpen(site.result, in: &found)
      for argument in site.arguments { markOpen(argument.type, in: &found) }
    case .closure(let type, let site):
      if let number = simplify(type).variable { found[number, default: .init()].closure = site.closure }
    case .unwrap(let optional, let result):
      if let number = simplify(optional).variable { found[number, default: .init()].isAsked = true }
      markOpen(result, in: &found)
    case .optionalOf(let type, let result):
      if let number = simplify(type).variable { found[number, default: .init()].isAsked = true }
      markOpen(result, in: &found)
    case .keyPath(let site):
      if let number = simplify(site.result).variable { found[number, default: .init()].isKeyPath = true }
    case .keyPathUse(_, _, let value): markOpen(value, in: &found)
    case .metatype: break
    }
  }

  private func markOpen(_ type: Type, in found: inout [Int: VariableUse]) {
    guard let number = simplify(type).variable else { return }
    found[number, default: .init()].isOpen = true
  }

  private func markInside(_ type: Type, in found: inout [Int: VariableUse]) {
    guard type.hasVariables else { return }
    var inside: [Int] = []
    type.variables(into: &inside)
    for number in inside { found[number, default: .init()].isInside = true }
  }

  private func noteRelation(
    _ relation: Relation, _ left: Type, _ right: Type, in found: inout [Int: VariableUse]
  ) {
    switch (left.variable, right.variable) {
    case (let one?, let other?):
      found[one, default: .init()].variablesAbove.append(other)
      found[other, default: .init()].variablesBelow.append(one)
    case (let one?, nil):
      if right.isHole {
        note(hole: right, of: one, relation, in: &found)
      } else if right.isUnknownMember {
        found[one, default: .init()].isOpen = true
      } else {
        found[one, default: .init()].above.append(right)
        if relation == .subtype, right.isClass { found[one]?.bounds.append(right) }
        markInside(right, in: &found)
      }
    case (nil, let other?):
      if left.isHole {
        note(hole: left, of: other, relation, in: &found)
      } else if left.isUnknownMember {
        found[other, default: .init()].isOpen = true
      } else {
        found[other, default: .init()].below.append(left)
      }
    case (nil, nil): break
    }
  }

  private func note(hole: Type, of number: Int, _ relation: Relation, in found: inout [Int: VariableUse]) {
    found[number, default: .init()].hole = hole
    if relation == .equal { found[number]?.isEqualToHole = true }
  }

  /// The literals that convert to a variable, through other variables too.
  func literals(below number: Int, _ uses: [Int: VariableUse]) -> Set<LiteralKind> {
    Set(all(below: number, uses).flatMap(\.literals))
  }

  /// The first collection literal that converts to a variable, through other variables too.
  func collection(below number: Int, _ uses: [Int: VariableUse]) -> (kind: LiteralKind, elements: [Type])? {
    all(below: number, uses).lazy.compactMap(\.collection).first
  }

  /// What is known of a variable and of those that convert to it.
  private func all(below number: Int, _ uses: [Int: VariableUse]) -> [VariableUse] {
    var seen: Set<Int> = []
    var pending = [number]
    var found: [VariableUse] = []
    while let current = pending.popLast() {
      guard seen.insert(current).inserted, let use = uses[current] else { continue }
      found.append(use)
      pending += use.variablesBelow
    }
    return found
  }

  /// The type that literals have where nothing else says it; nil where there are none.
  func preferred(for literals: Set<LiteralKind>) -> Type? {
    // A float and an integer are both a Double, a text and a character both a String.
    let order: [LiteralKind] = [
      .float, .interpolation, .integer, .boolean, .string, .character, .unicodeScalar,
    ]
    guard let kind = order.first(where: literals.contains), let type = language.literal(kind)?.preferred
    else {
      return nil
    }
    return literals.contains(.nilLiteral) ? language.optional(type) : type
  }
}
