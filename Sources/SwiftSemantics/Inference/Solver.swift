import EarshotSwiftCode

/// Finds the types of expressions as Swift does: every expression states what has to hold, and of all ways to
/// make that hold the one with the lowest score is meant.
final class Solver {
  let program: Program
  /// Where requirements of type parameters are looked up.
  var context: Context
  var state = SolverState()
  var effort = Effort()
  var lenience = Lenience()
  var report = Report()
  var chains = ImplicitChains()
  var builders = BuilderComponents()
  /// What the functions around are.
  var surroundings = Surroundings()
  /// What is assigned to or changed in its place: a meaning that can only be read isn't meant there.
  var targets: Set<Expression> = []
  /// What a value is put into whole: an optional that is unwrapped by itself elsewhere is meant as it is.
  var assigned: Set<Expression> = []
  /// Those that stand for a type parameter pack.
  var packVariables: Set<Int> = []
  /// What is known for good.
  var body = TypedBody()
  var pending: [Pending] = []

  init(program: Program, context: Context) {
    self.program = program
    self.context = context
  }

  var types: TypeTable { program.types }
  var language: LanguageTypes { program.language }

  func newVariable() -> Type {
    state.bindings.append(.free)
    return types.make(.variable(state.bindings.count - 1))
  }

  func add(_ constraint: Constraint) { state.work.append(constraint) }

  func relate(_ relation: Relation, _ left: Type, _ right: Type) { add(.relation(relation, left, right)) }

  /// The type with every variable that is known put in.
  func simplify(_ type: Type) -> Type {
    guard type.hasVariables else { return type }
    switch type.kind {
    case .variable(let number):
      let representative = state.representative(number)
      if case .type(let bound) = state.bindings[representative] { return simplify(bound) }
      return representative == number ? type : types.make(.variable(representative))
    case .member(let base, let associated):
      let inner = simplify(base)
      if inner.variable != nil || inner.isUnknownMember { return types.make(.member(inner, associated)) }
      let found = program.memberType(associated, of: inner, in: context)
      // Of a `some P` that says nothing of it the member is as plain as it gets.
      return found === types.make(.member(inner, associated.anchor)) ? found : simplify(found)
    default: return spreadPacks(types.rebuild(type, simplify))
    }
  }

  /// A tuple or a list of parameters around a pack that is known by now.
  private func spreadPacks(_ type: Type) -> Type {
    switch type.kind {
    case .tuple(let elements) where elements.contains(where: \.isExpansion):
      return types.tuple(
        elements.flatMap { element -> [TupleElement] in
          guard let parts = parts(ofExpansion: element.type) else { return [element] }
          return parts.map { TupleElement(label: nil, type: $0) }
        })
    case .function(var function) where function.parameters.contains(where: \.type.isExpansion):
      function.parameters = function.parameters.flatMap { parameter -> [FunctionType.Parameter] in
        guard let parts = parts(ofExpansion: parameter.type) else { return [parameter] }
        return parts.map { FunctionType.Parameter(type: $0) }
      }
      return types.function(function)
    case .pack(let elements) where elements.contains(where: \.isExpansion):
      return types.make(.pack(elements.flatMap { parts(ofExpansion: $0) ?? [$0] }))
    default: return type
    }
  }

  /// The types of `repeat …` around a pack that is known; nil where none is.
  func parts(ofExpansion type: Type) -> [Type]? {
    guard case .expansion(let pattern) = type.kind, let count = pattern.packLength else { return nil }
    return (0..<count).map { pattern.element($0, types) }
  }

  /// Says what a variable stands for. What is known of it and of the type by now is looked at first: a type that
  /// was written down earlier may hold the variable by way of another.
  func bind(_ number: Int, to given: Type) {
    let representative = state.representative(number)
    let type = simplify(given)
    if case .type(let bound) = state.bindings[representative] { return relate(.equal, bound, type) }
    if let other = type.variable {
      let other = state.representative(other)
      if other != representative {
        state.bindings[max(other, representative)] = .link(min(other, representative))
        wake(other)
      }
    } else {
      var inside: [Int] = []
      type.variables(into: &inside)
      if inside.contains(where: { state.representative($0) == representative }) {
        return state.fail("a type would hold itself")
      }
      state.bindings[representative] = .type(type)
    }
    wake(representative)
  }

  /// Looks at everything until nothing more follows.
  func propagate() {
    while let constraint = state.work.popLast(), !state.isFailed {
      guard effort.takeStep() else { return state.fail(Effort.tooManySteps) }
      simplify(constraint)
    }
  }

  /// Something doesn't fit.
  func mismatch(_ reason: @autoclosure () -> String, at expression: Expression? = nil) {
    if state.failure == nil {
      // What is said may look at what is known so far.
      let said = reason()
      state.failure = said
      // What is not written has no place: the innermost statement that is being understood has one.
      state.failurePlace = expression.flatMap { $0.span.end > 0 ? $0.nameOffset : nil } ?? report.start
    }
    if lenience.allowsGaps { state.score.add(.fix) } else { state.isFailed = true }
  }
}

extension Type {
  /// How many types the first pack in it holds.
  fileprivate var packLength: Int? {
    if case .pack(let elements) = kind { return elements.count }
    return children.lazy.compactMap(\.packLength).first
  }

  /// The type with the element of every pack in its place.
  fileprivate func element(_ index: Int, _ table: TypeTable) -> Type {
    if case .pack(let elements) = kind { return index < elements.count ? elements[index] : self }
    return children.isEmpty ? self : table.rebuild(self) { $0.element(index, table) }
  }

  var isPack: Bool {
    if case .pack = kind { return true }
    return false
  }
}
