import EarshotSwiftCode

extension Solver {
  func simplifyCall(_ site: CallSite) {
    let callee = simplify(site.callee)
    switch callee.kind {
    case .variable: wait(.call(site))
    case .hole:
      relate(.equal, site.function.flatMap { state.found.keptReceivers[$0] } ?? callee, site.result)
    case .function(let function): apply(function, site)
    case .metatype(let type): construct(type, site)
    case .member where callee.isUnknownMember: wait(.call(site))
    default: callAsFunction(callee, site)
    }
  }

  /// `Tide(…)`: an initializer of the type.
  private func construct(_ type: Type, _ site: CallSite) {
    if type.variable != nil || type.isUnknownMember { return wait(.call(site)) }
    if type.isHole { return relate(.equal, type, site.result) }
    if case .tuple(let elements) = type.kind { return construct(elements, type, site) }
    let name = Name(base: "init", span: site.call?.span ?? Span(0, 0))
    let found = program.members(named: "init", of: type, isStatic: true, from: site.context)
      .map { Candidate(meaning: .value($0.value, base: $0.base), receiver: type) }
    if makeAndCall(type, found, name, site) { return }
    call(found, of: type, named: name, site)
  }

  /// `Entry(name: "Ebb", metres: 2)` of an alias of a tuple.
  private func construct(_ elements: [TupleElement], _ type: Type, _ site: CallSite) {
    guard site.labels == elements.map(\.label) else {
      if site.arguments.count == 1, site.labels == [nil] {
        relate(.conversion, site.arguments[0].type, type)
      } else {
        mismatch("the arguments don't fit \(type)", at: site.call)
      }
      return relate(.equal, type, site.result)
    }
    for (argument, element) in zip(site.arguments, elements) {
      relate(.conversion, argument.type, element.type)
    }
    relate(.equal, type, site.result)
  }

  /// `Columns(count: 2) { … }` where no initializer takes the closures: they go to the `callAsFunction` of the value that
  /// is made (`simplifyApplicableFnConstraint`, lib/Sema/CSSimplify.cpp).
  private func makeAndCall(_ type: Type, _ found: [Candidate], _ name: Name, _ site: CallSite) -> Bool {
    let closures = site.arguments.filter(\.isTrailingClosure)
    guard let call = site.call, !closures.isEmpty, !found.contains(where: { takes($0, site.arguments) })
    else {
      return false
    }
    let given = site.arguments.filter { !$0.isTrailingClosure }
    let makers = found.filter { takes($0, given) }
    guard !makers.isEmpty,
      !program.members(named: "callAsFunction", of: type, isStatic: false, from: site.context).isEmpty
    else { return false }
    let made = newVariable()
    self.call(
      makers, of: type, named: name,
      CallSite(
        callee: site.callee, arguments: given, result: made, function: nil,
        call: implied(CodeSite(call, .made), span: call.span), context: site.context))
    add(
      .call(
        CallSite(
          callee: made, arguments: closures, result: site.result, function: site.function, call: call,
          context: site.context)))
    return true
  }

  private func takes(_ candidate: Candidate, _ arguments: [ArgumentType]) -> Bool {
    guard let value = candidate.value, let parameters = program.interface(of: value).parameters else {
      return false
    }
    return ArgumentMatching.match(arguments, to: parameters.map(\.shape)) != nil
  }

  private func callAsFunction(_ type: Type, _ site: CallSite) {
    let name = Name(base: "callAsFunction", span: site.call?.span ?? Span(0, 0))
    let found = program.members(named: "callAsFunction", of: type, isStatic: false, from: site.context)
      .map { Candidate(meaning: .value($0.value, base: $0.base), receiver: type) }
    if found.isEmpty, let nominal = type.nominal,
      nominal.code.attributes.contains(where: { $0.name == "dynamicCallable" })
    {
      return callDynamically(type, site)
    }
    call(found, of: type, named: name, site)
  }

  private func callDynamically(_ type: Type, _ site: CallSite) {
    let found = program.members(named: "dynamicallyCall", of: type, isStatic: false, from: site.context)
    let isLabeled = site.labels.contains { $0 != nil }
    let wanted =
      found.first {
        program.interface(of: $0.value).parameters?.first?.label
          == (isLabeled ? "withKeywordArguments" : "withArguments")
      } ?? found.first
    guard let wanted else { return mismatch("\(type) can't be called") }
    if let call = site.call {
      state.found.choices[call] = SolverState.Choice(
        candidate: Candidate(meaning: .value(wanted.value, base: wanted.base)),
        map: program.substitution(of: wanted.base, for: wanted.value.owner), type: type)
    }
    relate(
      .equal,
      program.substitute(
        program.interface(of: wanted.value).result,
        program.substitution(of: wanted.base, for: wanted.value.owner),
        in: context), site.result)
  }

  private func call(_ found: [Candidate], of type: Type, named name: Name, _ site: CallSite) {
    var candidates = found.filter { $0.value.map { takes($0, site.labels) } ?? true }
    if candidates.isEmpty, isUndeclared(overload: found, site.labels), !found.isEmpty {
      report.metUndeclared = true
      if lenience.takesUndeclared {
        return pass(overCallOf: found, cause: .noOverload(name.base, site.labels, of: type), site)
      }
    }
    if candidates.isEmpty { candidates = found }
    guard !candidates.isEmpty else {
      mismatch("\(type) has no \(name.base) that can be called", at: site.call)
      if lenience.allowsGaps { relate(.equal, types.hole("a call of \(type)"), site.result) }
      return
    }
    if let result = commonResult(of: candidates, on: type) { relate(.equal, result, site.result) }
    let callee = newVariable()
    add(
      .call(
        CallSite(
          callee: callee, arguments: site.arguments, result: site.result, function: site.call, call: nil,
          context: site.context)))
    choose(candidates, as: callee, name: name, expression: site.call, in: site.context)
  }

  /// A view that is made in a way that nothing declares still shows what it is given.
  private func pass(overCallOf found: [Candidate], cause: GapCause, _ site: CallSite) {
    let showsContent = site.arguments.contains { argument in
      if case .closure(let closure)? = argument.expression?.kind { !closure.body.onlyDoes } else { false }
    }
    guard showsContent, keepContent(site, found, undeclared: cause) else {
      return pass(over: cause, site.call, gives: site.result)
    }
    state.score.add(.fix)
  }

  /// What initializers give, whichever is meant: what is done with it need not wait for that.
  private func commonResult(of candidates: [Candidate], on type: Type) -> Type? {
    var common: Type?
    for candidate in candidates {
      guard case .value(let value, let base) = candidate.meaning, value.isInitializer, let owner = value.owner
      else {
        return nil
      }
      let result = program.interface(of: value).result
      let isOptional = result === language.optional(owner.selfType)
      // One that says more of the type's parameters, `where Content == …`, gives a type of its own.
      guard isOptional || result === owner.selfType else { return nil }
      let map = program.substitution(of: base ?? type, for: owner)
      let own =
        value.givesSelf(among: owner) && value.isInherited(by: type)
        ? type : program.substitute(owner.selfType, map, in: context)
      let given = isOptional ? language.optional(own) : own
      guard common == nil || common === given else { return nil }
      common = given
    }
    return common
  }

  // MARK: Application

  private func apply(_ function: FunctionType, _ site: CallSite) {
    let choice = site.function.flatMap { state.found.choices[$0] }
    var declared: [Value.Parameter]?
    if let choice, case .value(let value, _) = choice.candidate.meaning {
      declared = program.interface(of: value).parameters
      if declared?.count != function.parameters.count { declared = nil }
    }
    let shapes = function.parameters.enumerated().map { index, parameter in
      ParameterShape(
        label: declared?[index].label, hasDefault: declared?[index].hasDefault ?? false,
        isVariadic: parameter.isVariadic, takesClosure: simplify(parameter.type).takesClosure,
        isPack: parameter.type.isExpansion)
    }
    var isUnlabeled = declared == nil && choice == nil
    if case .dynamic? = choice?.candidate.meaning { isUnlabeled = true }
    let arguments = isUnlabeled ? site.arguments.map(\.unlabeled) : site.arguments
    guard let taken = ArgumentMatching.match(arguments, to: shapes) ?? splat(arguments, function) else {
      mismatch("the arguments don't fit \(function.description)", at: site.call ?? site.function)
      if lenience.allowsGaps, !keepReceiver(of: choice, site) { relate(.equal, function.result, site.result) }
      return
    }
    for (index, parameter) in function.parameters.enumerated() {
      let given = taken[index].map { arguments[$0] }
      if case .expansion(let pattern) = parameter.type.kind {
        pass(given, toPack: pattern)
      } else {
        for argument in given { pass(argument, to: parameter, declared?[index], choice?.map ?? [:]) }
      }
    }
    if let value = choice?.candidate.value { inferDefaults(of: value, function, taken) }
    if let thrown = function.thrown { state.thrown.append(thrown) }
    relate(.equal, function.result, site.result)
  }

  /// A type parameter that only an argument would say is what the argument is where it is left out (SE-0347).
  private func inferDefaults(of value: Value, _ function: FunctionType, _ taken: [[Int]]) {
    guard case .function(let code) = value.code, code.parameters.count == taken.count else { return }
    var said: [Int] = []
    for (index, parameter) in function.parameters.enumerated() where !taken[index].isEmpty {
      // A member of a type, `C.Instant`, does not say what the type is.
      simplify(parameter.type).variables(into: &said, ofMembers: false)
    }
    for (index, parameter) in function.parameters.enumerated() where taken[index].isEmpty {
      let type = simplify(parameter.type)
      var open: [Int] = []
      type.variables(into: &open)
      guard type.isOpenedByDefault, open.contains(where: { !said.contains($0) }),
        let given = code.parameters[index].defaultValue?.value, !given.isOfEveryType,
        !isTied(index, of: value)
      else { continue }
      relate(.conversion, infer(given, in: .defaults(of: value)), parameter.type)
    }
  }

  /// Whether a type parameter in the type of a parameter is the same as something else by what is required: a default
  /// doesn't say what it is then (SE-0347, "Detailed Design").
  private func isTied(_ index: Int, of value: Value) -> Bool {
    let signature = value.inside.signature
    guard let type = program.interface(of: value).parameters?[index].type else { return false }
    let named = signature.parameters.filter { type.mentions($0) }
    return signature.requirements.contains { requirement in
      guard case .same(let one, let other) = requirement else { return false }
      return named.contains { one.mentions($0) || other.mentions($0) }
    }
  }

  /// Several arguments for a function of one tuple, as Swift lets functions that are values be called with
  /// `()`.
  private func splat(_ arguments: [ArgumentType], _ function: FunctionType) -> [[Int]]? {
    guard arguments.isEmpty, function.parameters.count == 1, simplify(function.parameters[0].type).isVoid
    else {
      return nil
    }
    return [[]]
  }

  private func pass(
    _ argument: ArgumentType, to parameter: FunctionType.Parameter, _ declared: Value.Parameter?,
    _ map: Substitution
  ) {
    if let builder = declared?.builder, let expression = argument.expression, argument.isClosure {
      // `@TabContentBuilder<SelectionValue>`: by what the type parameters stand for in this call.
      state.found.builders[expression] = program.substitute(builder, map, in: nil)
    }
    var wanted = parameter.type
    if parameter.isAutoclosure, let function = simplify(wanted).function { wanted = function.result }
    if argument.isInOut, let pointee = language.pointee(simplify(wanted)) { wanted = pointee }
    relate(argument.isInOut ? .equal : .conversion, argument.type, wanted)
  }

  private func pass(_ arguments: [ArgumentType], toPack pattern: Type) {
    var packs: [Int] = []
    pattern.variables(into: &packs)
    packs = packs.filter { packVariables.contains($0) }
    var map: [Int: [Type]] = [:]
    for pack in packs {
      if case .pack(let elements) = simplify(types.make(.variable(pack))).kind {
        map[pack] = elements
      } else {
        let elements = arguments.map { _ in newVariable() }
        map[pack] = elements
        bind(pack, to: types.make(.pack(elements)))
      }
    }
    for (index, argument) in arguments.enumerated() {
      let wanted = replace(pattern, map, at: index)
      relate(.conversion, argument.type, wanted)
    }
  }

  /// A pattern as it is for one of the arguments; a pack that is known already stands for its elements.
  private func replace(_ type: Type, _ map: [Int: [Type]], at index: Int) -> Type {
    switch type.kind {
    case .variable(let number):
      if let elements = map[number], index < elements.count { return elements[index] }
      return type
    case .pack(let elements): return index < elements.count ? elements[index] : type
    default: break
    }
    return types.rebuild(type) { replace($0, map, at: index) }
  }
}

extension ArgumentType {
  /// Values that are functions have no labels.
  var unlabeled: ArgumentType {
    var changed = self
    changed.label = nil
    return changed
  }
}

extension Expression {
  /// Whether it fits whatever the type parameters are, and so says nothing of them: `nil`, `[]`.
  fileprivate var isOfEveryType: Bool {
    switch kind {
    case .nilLiteral: true
    case .array(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    default: false
    }
  }
}
