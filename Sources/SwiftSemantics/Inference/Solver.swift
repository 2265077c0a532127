import EarshotSwiftCode

/// Finds the types of expressions as Swift does: every expression states what has to hold, and of all ways to
/// make that hold the one with the lowest score is meant.
final class Solver {
  let program: Program
  var state = SolverState()
  /// How much is tried for a statement before inference gives up; the statements of closures in it have their own.
  var budget = Solver.stepLimit
  static let stepLimit = 30_000
  /// How much is tried for one body in all: closures in closures with overloads at every level would take time that
  /// doubles with each of them.
  var total = 100_000
  /// How much a statement of a closure adds to that, once, however often the closure is looked into.
  static let statementShare = 5_000
  var sharing: Set<ObjectIdentifier> = []
  /// Whether what doesn't fit is taken as a gap instead of a failure: to know as much as can be known of
  /// broken code.
  var allowsGaps = false
  /// Where requirements of type parameters are looked up.
  var context: Context
  /// What did not fit, one for each statement.
  var diagnostics: [TypedBody.Problem] = []
  /// Where what is being understood begins.
  var start: Int?
  /// How many searches are under way: what is found inside of one may still change.
  var depth = 0
  /// How many statements are under way, one inside of the other.
  var nesting = 0
  /// What components of result builders were found to be, by themselves.
  var componentTypes: [Expression: Type] = [:]
  /// How many ways were left because a better one was known.
  var outdone = 0
  /// Why the first way that was tried did not fit.
  var failure: String?
  /// What the chains that are being read begin with, and so are.
  var implicitRoots: [Expression: Type] = [:]
  /// What chains of implicit members are before they convert to what is expected.
  var chainResults: [Expression: Type] = [:]
  /// What is assigned to or changed in its place: a meaning that can only be read isn't meant there.
  var targets: Set<Expression> = []
  /// Those that stand for a type parameter pack.
  var packVariables: Set<Int> = []
  /// Parts of builders that nothing declares.
  var unknownParts: [Expression: UnknownPart] = [:]
  /// What is known for good.
  var body = TypedBody()
  var pending: [Pending] = []
  /// What the function around gives.
  var returns: [Type] = []
  /// Whether the functions around are asynchronous.
  var asyncStack: [Bool] = []
  /// What the functions around may throw.
  var thrown: [Type] = []

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
      }
    } else {
      var inside: [Int] = []
      type.variables(into: &inside)
      if inside.contains(where: { state.representative($0) == representative }) {
        return state.fail("a type would hold itself")
      }
      state.bindings[representative] = .type(type)
    }
    wake()
  }

  /// Looks again at all that waited.
  private func wake() {
    state.work.append(contentsOf: state.waiting)
    state.waiting.removeAll(keepingCapacity: true)
  }

  /// Looks at everything until nothing more follows.
  func propagate() {
    while let constraint = state.work.popLast(), !state.isFailed {
      budget -= 1
      total -= 1
      if budget <= 0 || total <= 0 { return state.fail("inference took too many steps") }
      simplify(constraint)
    }
  }

  func wait(_ constraint: Constraint) { state.waiting.append(constraint) }

  /// Something doesn't fit.
  func mismatch(_ reason: @autoclosure () -> String, at expression: Expression? = nil) {
    if state.failure == nil {
      // What is said may look at what is known so far.
      let said = reason()
      state.failure = said
      // What is not written has no place: the statement that is being understood has one.
      state.failurePlace = expression.flatMap { $0.span.end > 0 ? $0.nameOffset : nil }
    }
    if allowsGaps { state.score.add(.fix) } else { state.isFailed = true }
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
