import EarshotSwiftCode

/// What goes on around something that nothing declares: a member of a package that isn't there, a view of one.
///
/// A protocol says that its values are known enough for that by a type `_Unknown` of its own, which stands for a value
/// of it of which nothing else is known.
extension Program {
  static let standInName = "_Unknown"

  /// What stands for a value like those of a type, where a protocol of the type says it.
  package func standIn(for type: Type, in context: Context) -> Type? {
    memberType(named: Program.standInName, of: type, Resolution(context: context))
  }
}

extension Solver {
  /// A member that nothing declares, called on a value that stays what it is all the same: `.shimmer()` of a view.
  /// - Returns: whether the value does.
  func keepReceiver(_ base: Type, _ site: MemberSite, _ cause: GapCause) -> Bool {
    guard site.labels != nil, !site.isImplicit, base.instance == nil, let expression = site.expression,
      lenience.keepsArguments || !chains.argumentMembers.contains(expression),
      program.standIn(for: base, in: site.context) != nil
    else { return false }
    state.score.add(.fix)
    state.found.keptReceivers[expression] = base
    relate(.equal, types.hole(cause), site.result)
    return true
  }

  /// A member that nothing declares, of something that is known: where nothing fits without it, it is what a package or
  /// a file that isn't there would say, and all around it has to fit.
  func passOver(undeclared cause: GapCause, _ site: MemberSite) {
    report.metUndeclared = true
    // What stands in a text costs no more than its words, as that of a `String` doesn't either: a key stays one.
    if let expression = site.expression, surroundings.isInterpolated(expression) {
      state.found.undeclared[expression] = cause
      return relate(.equal, types.hole(cause), site.result)
    }
    guard lenience.takesUndeclared || lenience.allowsGaps else {
      return mismatch(cause.text, at: site.expression)
    }
    pass(over: cause, site.expression, gives: site.result)
  }

  /// Takes what something gives for unknown.
  func pass(over cause: GapCause, _ expression: Expression?, gives result: Type) {
    state.score.add(.fix)
    if let expression { state.found.undeclared[expression] = cause }
    relate(.equal, types.hole(cause), result)
  }

  /// A call of a member that no meaning of fits leaves the value that it was called on, as one that nothing declares.
  func keepReceiver(of disjunction: Disjunction, _ site: CallSite?, _ cause: GapCause) -> Bool {
    guard let site, let expression = disjunction.expression, case .member = expression.kind,
      let base = disjunction.candidates.first?.receiver.map({ simplify($0) }),
      disjunction.candidates.allSatisfy({ $0.value?.isFunction == true && $0.value?.isStatic == false }),
      disjunction.candidates.allSatisfy({ $0.receiver.map { simplify($0) } === base }),
      program.standIn(for: base, in: site.context) != nil
    else { return false }
    state.score.add(.hole)
    state.found.keptReceivers[expression] = base
    relate(.equal, types.hole(cause), disjunction.type)
    return true
  }

  /// The same of a member of which no other meaning is left, whose parameters aren't the arguments'.
  func keepReceiver(of choice: SolverState.Choice?, _ site: CallSite) -> Bool {
    guard let expression = site.function, case .member = expression.kind, let value = choice?.candidate.value,
      value.isFunction, !value.isStatic, let base = choice?.candidate.receiver.map(simplify),
      program.standIn(for: base, in: site.context) != nil
    else { return false }
    state.found.keptReceivers[expression] = base
    relate(.equal, base, site.result)
    return true
  }

  /// Notes that a component of a builder begins with a name that nothing declares: it is taken for something that the
  /// builder takes.
  /// - Returns: the expression that was noted.
  func noteUnknownPart(_ expression: Expression, _ builder: Type, in place: Context) -> Expression? {
    guard let head = expression.chainHead, case .name(let name) = head.name.kind,
      name.base != "self", name.base != "super", name.base != "Self", !name.base.isOperatorName,
      program.lookUp(name.base, in: place).isEmpty, program.module(named: name.base) == nil,
      let standIn = standIn(of: builder, in: place)
    else { return nil }
    builders.unknownParts[head.call] = UnknownPart(name: name.base, type: standIn, builder: builder)
    return head.call
  }

  func standIn(of builder: Type, in place: Context) -> Type? {
    for name in ["buildExpression", "buildPartialBlock", "buildBlock"] {
      for member in program.members(named: name, of: builder, isStatic: true, from: place) {
        guard let parameter = program.interface(of: member.value).parameters?.first else { continue }
        var wanted = parameter.type
        if case .expansion(let pattern) = wanted.kind { wanted = pattern }
        for case .conforms(let subject, let use) in member.value.inside.signature.requirements
        where subject === wanted {
          if let found = program.standIn(for: types.nominal(use.type, []), in: place) { return found }
        }
      }
    }
    return nil
  }

  /// A part that is not known: what it is given to show is read as what it stands in would read it.
  func inferUnknownPart(_ part: UnknownPart, _ expression: Expression, in place: Context) -> Type {
    state.found.unknownParts[expression] = .undeclared(part.name)
    guard case .call(_, let arguments) = expression.kind else { return part.type }
    var element: Type?
    for argument in arguments {
      let type = infer(argument.value, in: place)
      if case .closure(let closure) = argument.value.kind {
        if closure.body.onlyDoes { continue }
        read(closure, argument.value, type, part.builder, .undeclared(part.name), of: element)
      } else if element == nil {
        propagate()
        element = self.element(of: simplify(type))
      }
    }
    return part.type
  }

  /// The elements of a sequence; nil for what is none.
  private func element(of type: Type) -> Type? {
    guard !type.hasVariables, !type.isHole, let sequence = language.type("Sequence"),
      program.conforms(type, to: sequence, in: context) == .yes,
      type.nominal !== language.type("String"),
      let associated = program.associatedType(named: "Element", of: sequence)
    else { return nil }
    return program.memberType(associated, of: type, in: context)
  }

  /// A view of which it can't be told how it is made shows what it was given to show.
  /// - Parameters:
  ///   - site: the call that makes it.
  ///   - fitting: what the call could mean.
  ///   - undeclared: why it is none of that, where it isn't.
  /// - Returns: whether it is one.
  func keepContent(
    _ site: CallSite, _ fitting: [Candidate], undeclared: GapCause? = nil
  ) -> Bool {
    guard let call = site.call ?? site.function, case .call = call.kind,
      let owner = fitting.first?.value?.owner, fitting.allSatisfy({ $0.value?.isInitializer ?? false })
    else { return false }
    let builder = fitting.lazy.compactMap { candidate in
      candidate.value.flatMap {
        self.program.interface(of: $0).parameters?.last { $0.builder != nil }?.builder
      }
    }.first
    // One that is a view by what it holds, as a section is, stands where its content would.
    guard
      let standIn = program.standIn(for: owner.selfType, in: site.context)
        ?? builder.flatMap({ self.standIn(of: $0, in: site.context) })
    else { return false }
    let cause =
      undeclared ?? site.arguments.lazy.compactMap { self.simplify($0.type).causes.first }.first
      ?? "an argument is not known"
    state.found.unknownParts[call] = cause
    var element: Type?
    for argument in site.arguments {
      guard let expression = argument.expression, case .closure(let closure) = expression.kind else {
        element = element ?? self.element(of: simplify(argument.type))
        continue
      }
      guard let builder, !closure.body.onlyDoes else { continue }
      read(closure, expression, argument.type, builder, cause, of: element)
    }
    relate(.equal, standIn, site.result)
    return true
  }

  /// Reads a closure as one that shows something.
  /// - Parameter element: what a closure of one parameter most likely takes: an element of the list that is given
  ///   before it.
  private func read(
    _ closure: Closure, _ expression: Expression, _ type: Type, _ builder: Type, _ cause: GapCause,
    of element: Type? = nil
  ) {
    state.found.builders[expression] = builder
    let count = closure.parameterCount
    let parameters = (0..<count).map { _ in
      FunctionType.Parameter(type: count == 1 ? element ?? types.hole(cause) : types.hole(cause))
    }
    relate(.equal, type, types.function(FunctionType(parameters: parameters, result: newVariable())))
  }
}

/// What stands for something that is not known, and the builder that it is a component for.
struct UnknownPart {
  var name: String
  var type: Type
  var builder: Type
}

extension Expression {
  /// The name that a chain of members and calls begins with, and the first call in it; all of it where nothing is called.
  fileprivate var chainHead: (name: Expression, call: Expression)? {
    switch kind {
    case .name: (self, self)
    case .call(let callee, _):
      callee.chainHead.map { head in
        if case .call = head.call.kind { head } else { (head.name, self) }
      }
    case .member(let base, _):
      base.chainHead.map { head in
        if case .call = head.call.kind { head } else { (head.name, self) }
      }
    default: nil
    }
  }
}
