import EarshotSwiftCode
import HashTreeCollections

extension Solver {
  /// Puts what is known into what is said so far: nothing around can change it any more.
  func settle() {
    guard effort.depth == 0 else { return }
    unfoldComponents()
    // In the order of the code: what is asked of the SDK is read then, and must not depend on chance.
    for (key, type) in state.found.types.inOrder { body.types[key] = settled(type) }
    for (key, choice) in state.found.choices.inOrder {
      switch choice.candidate.meaning {
      case .value(let value, let base): body.choices[key] = settled(choice, value, base, .direct)
      case .unapplied(let value, let base): body.choices[key] = settled(choice, value, base, .unapplied)
      case .dynamic(let value, let base, let name):
        body.choices[key] = settled(choice, value, base, .dynamic(name))
      case .local(let local):
        body.locals[key] = local
        if choice.candidate.isForced { body.forced.insert(key) }
      case .type, .declared: break
      }
    }
    for (site, type) in state.found.siteTypes { body.siteTypes[site] = settled(type) }
    for (closure, builder) in state.found.builders { body.builders[closure] = settled(builder) }
    for (site, local) in state.found.variables { body.variables[site] = local }
    for (member, _) in state.found.keptReceivers { body.keptReceivers.insert(member) }
    state.found.keptReceivers = [:]
    for (part, cause) in state.found.unknownParts { body.unknownParts[part] = cause }
    state.found.unknownParts = [:]
    for (expression, cause) in state.found.undeclared { body.undeclared[expression] = cause }
    state.found.undeclared = [:]
    state.found.siteTypes = [:]
    state.found.variables = [:]
    state.found.types = [:]
    state.found.choices = [:]
    let locals = state.locals.sorted { ($0.key.span.start, $0.key.name) < ($1.key.span.start, $1.key.name) }
    for (local, type) in locals where !type.hasVariables || !simplify(type).hasVariables {
      local.type = settled(type)
    }
    state.locals = state.locals.filter { $0.key.type == nil }
    let (functions, accessors, interpolated) = (
      state.found.functions, state.found.accessors, state.found.interpolated
    )
    state.found.functions = []
    state.found.accessors = []
    state.found.interpolated = []
    for value in interpolated.reversed() { pending.append(.value(value)) }
    for function in functions {
      if case .function(let code) = function.code { body.functions[CodeSite(code, .function)] = function }
      pending.append(.function(function))
    }
    for accessor in accessors { pending.append(.accessors(accessor)) }
  }

  private func settled(
    _ choice: SolverState.Choice, _ value: Value, _ base: Type?, _ use: Choice.Use
  ) -> Choice {
    Choice(
      value: value, type: settled(choice.type), map: choice.map.mapValues(settled), base: base.map(settled),
      use: use, isForced: choice.candidate.isForced, isThroughOptional: choice.candidate.isThroughOptional)
  }

  /// The type with what is known put in, and gaps for what stayed open.
  func settled(_ type: Type) -> Type {
    let known = simplify(type)
    return known.hasVariables ? closed(known) : known
  }

  func closed(_ type: Type) -> Type {
    if type.variable != nil || type.isUnknownMember { return types.hole("nothing says what type this is") }
    return type.hasVariables ? types.rebuild(type, closed) : type
  }

  /// Local functions and computed variables, when all that they see is known.
  func inferPending() {
    while let next = pending.popLast() {
      switch next {
      case .function(let value): inferFunction(value)
      case .value(let value):
        surroundings.asyncStack.append(value.isAsync)
        isolated { infer(value.expression, in: value.context) }
        surroundings.asyncStack.removeLast()
      case .accessors(let accessors):
        let builder = program.builder(among: accessors.code.attributes, in: accessors.context)
        if let builder { body.siteTypes[CodeSite(accessors.code, .builder)] = builder }
        inferAccessors(
          accessors.code.bindings[accessors.binding].accessors,
          of: accessors.local.type ?? types.hole("what \(accessors.local.name) is"), builder: builder,
          in: accessors.context, node: accessors.code)
      }
    }
  }

  enum Pending {
    case function(Value)
    case accessors(PendingAccessors)
    case value(PendingValue)
  }
}

extension Solver {
  /// The body of a function, an initializer or a subscript.
  func inferFunction(_ value: Value) {
    guard case .function(let code) = value.code else { return }
    let interface = program.interface(of: value)
    let before = context
    context = value.inside
    defer { context = before }
    let scope = LocalScope()
    let inside = Context(.local(scope), parent: value.inside)
    for (index, (parameter, written)) in zip(interface.parameters ?? [], code.parameters).enumerated() {
      if let initial = written.defaultValue?.value {
        inferDefault(initial, parameter.givenType, value)
      }
      let local = Local(
        name: parameter.name, span: written.nameSpan, isLet: !parameter.isInOut,
        type: type(inBody: parameter))
      local.isImplicitlyUnwrapped = written.type.isImplicitlyUnwrapped
      body.variables[CodeSite(value, .parameter(index))] = local
      scope.add(local)
    }
    let result = value.isInitializer ? types.void : interface.result
    surroundings.thrown.append(interface.thrown ?? language.anyError)
    surroundings.asyncStack.append(interface.isAsync)
    defer {
      surroundings.thrown.removeLast()
      surroundings.asyncStack.removeLast()
    }
    if let body = code.body?.value {
      inferBody(body, result: result, builder: program.builder(of: value), in: inside, node: value)
    }
    inferAccessors(
      code.accessors, of: interface.result, builder: program.builder(of: value), in: inside, node: value)
  }

  /// The default of a parameter: where it doesn't fit for every type that a parameter of the declaration may stand for,
  /// it says itself what that is (SE-0347).
  private func inferDefault(_ initial: Expression, _ type: Type, _ value: Value) {
    func check(against wanted: () -> Type) {
      isolated { relate(.conversion, infer(initial, in: .defaults(of: value)), wanted()) }
    }
    let problems = report.diagnostics.count
    check { type }
    guard report.diagnostics.count > problems, type.isOpenedByDefault else { return }
    report.diagnostics.removeLast(report.diagnostics.count - problems)
    check { openedByDefault(type, value) }
  }

  /// The type of a parameter with its type parameters open, and what they have to be.
  private func openedByDefault(_ type: Type, _ value: Value) -> Type {
    let signature = value.inside.signature
    var map: Substitution = [:]
    for parameter in signature.parameters where type.mentions(parameter) {
      map[parameter] = openParameter(parameter)
    }
    for requirement in signature.requirements {
      guard case .conforms(let subject, _) = requirement, case .parameter(let parameter) = subject.kind,
        map[parameter] != nil
      else { continue }
      require(requirement, map)
    }
    return program.substitute(type, map, in: context)
  }

  private func type(inBody parameter: Value.Parameter) -> Type {
    if parameter.isVariadic { return language.array(parameter.type) }
    return parameter.type
  }

  /// - Parameter node: the declaration, or its code where it stands among statements.
  func inferAccessors(
    _ accessors: [Accessor], of type: Type, builder: Type?, in place: Context, node: AnyObject
  ) {
    for (index, accessor) in accessors.enumerated() {
      guard let body = accessor.body?.value else { continue }
      let scope = LocalScope()
      let inside = Context(.local(scope), parent: place)
      switch accessor.kind {
      case .get: inferBody(body, result: type, builder: builder, in: inside, node: node)
      case .set, .willSet, .didSet:
        let usual = accessor.kind == .didSet ? "oldValue" : "newValue"
        let local = Local(name: accessor.parameter ?? usual, span: Span(0, 0), isLet: true, type: type)
        self.body.variables[CodeSite(node, .newValue(index))] = local
        scope.add(local)
        inferBody(body, result: types.void, builder: nil, in: inside, node: node)
      case .modify, .read, .initial, .other:
        inferBody(body, result: types.void, builder: nil, in: inside, node: node)
      }
    }
  }

  /// - Parameter result: what a `return` gives; an opaque type stands for whatever is returned.
  private func inferBody(
    _ body: Block, result: Type, builder: Type?, in place: Context, node: AnyObject
  ) {
    if let builder, !body.returnsValue {
      self.body.siteTypes[CodeSite(node, .build("builder", 0))] = builder
      isolated {
        let built = build(body, with: builder, in: place, node: node)
        state.found.siteTypes[CodeSite(node, .build("result", 0))] = built
        relate(.conversion, built, open(result))
      }
      return
    }
    if let expression = body.singleExpression, !result.isVoid,
      !(expression.isValueStatement && body.returnsValue)
    {
      surroundings.returns.append(result)
      self.body.returned.append(expression)
      isolated {
        let wanted = open(result)
        let type = infer(expression, in: place)
        if !simplify(type).isNever { relate(.conversion, type, wanted) }
      }
      surroundings.returns.removeLast()
      return
    }
    inferStatements(body, result: result, in: place)
  }

  /// A result with variables for its opaque types, which have to be what they say.
  func open(_ result: Type) -> Type {
    switch result.kind {
    case .opaque(let opaque, let arguments):
      let variable = newVariable()
      let map = Dictionary(zip(opaque.parameters, arguments)) { first, _ in first }
      for use in opaque.uses { require(.conforms(variable, use), map) }
      return variable
    case .nominal, .tuple: return types.rebuild(result, open)
    default: return result
    }
  }
}

extension TreeDictionary where Key == Expression {
  /// By where the expressions stand, what is inside of others behind them.
  var inOrder: [(key: Key, value: Value)] {
    sorted { ($0.key.span.start, -$0.key.span.end) < ($1.key.span.start, -$1.key.span.end) }
  }
}

extension Expression {
  var isValueStatement: Bool {
    if case .statement = kind { return true }
    return false
  }
}

extension Type {
  package var isNever: Bool { nominal?.name == "Never" }
}

extension Program {
  /// The result builder that a body is read with: its own attribute's, or that of the requirement which it
  /// fulfills (SE-0289).
  package func builder(of value: Value) -> Type? {
    if let own = builder(among: value.attributes, in: value.context) { return own }
    guard let owner = value.owner, !owner.isProtocol else { return nil }
    for use in conformanceTable(of: owner).uses {
      for requirement in memberTable(of: use.type).values(named: value.name)
      where requirement.isRequirement && requirement.sameShape(as: value) {
        if let found = builder(among: requirement.attributes, in: requirement.context) {
          let map = use.type.selfParameter.map { [$0: owner.selfType] } ?? [:]
          return reduce(substitute(found, map, in: value.inside), in: value.inside)
        }
      }
    }
    return nil
  }

  /// Infers everything that a file's declarations hold.
  package func infer(_ file: FileScope, _ code: FileCode) -> TypedBody {
    let solver = Solver(program: self, context: file.context)
    for declaration in code.declarations { infer(declaration, in: file.context, solver) }
    if !code.statements.isEmpty {
      solver.inferStatements(Block(code.statements, Span(0, 0)), result: nil, in: file.context)
      solver.inferPending()
    }
    solver.body.problems = solver.report.diagnostics
    return solver.body
  }

  private func infer(_ declaration: Declaration, in context: Context, _ solver: Solver) {
    switch declaration {
    case .type(let code):
      guard let type = declared(code, in: context) else { return }
      infer(membersOf: type.inside, memberTable(of: type), solver)
    case .extension(let code):
      guard let nominal = extendedNominal(code, in: context.file),
        let part = memberTable(of: nominal).extensions.first(where: { $0.code === code })
      else { return }
      infer(membersOf: part.inside, memberTable(of: nominal), solver)
    case .function(let code):
      for value in context.file.module.values(named: code.name) where value.isCode(code) {
        solver.inferFunction(value)
        solver.inferPending()
      }
    case .variable(let code):
      for binding in code.bindings {
        for (name, _) in binding.pattern.variables {
          for value in context.file.module.values(named: name) { infer(value, ifOf: code, solver) }
        }
      }
    default: break
    }
  }

  private func infer(membersOf context: Context, _ table: MemberTable, _ solver: Solver) {
    for value in table.ordered where value.context === context {
      if case .variable(let code, _, _, _) = value.code {
        infer(value, ifOf: code, solver)
      } else {
        solver.inferFunction(value)
        inferRawValue(value, solver)
      }
      solver.inferPending()
    }
    for nested in table.orderedTypes {
      guard let type = nested as? NominalType, type.context === context else { continue }
      infer(membersOf: type.inside, memberTable(of: type), solver)
    }
  }

  private func inferRawValue(_ value: Value, _ solver: Solver) {
    guard case .enumCase(let code) = value.code, let raw = code.rawValue?.value else { return }
    let type = value.owner.flatMap { inheritance(of: $0).rawType }
    solver.context = value.context
    solver.isolated {
      let given = solver.infer(raw, in: value.context)
      if let type { solver.relate(.conversion, given, type) }
    }
  }

  private func infer(_ value: Value, ifOf code: VariableDeclaration, _ solver: Solver) {
    guard case .variable(let own, let index, let name, _) = value.code, own === code,
      code.bindings[index].pattern.variables.first?.0 == name
    else { return }
    infer(variable: value, code, index, solver)
  }

  private func infer(variable value: Value, _ code: VariableDeclaration, _ index: Int, _ solver: Solver) {
    let binding = code.bindings[index]
    let before = solver.context
    solver.context = value.inside
    defer { solver.context = before }
    let type = interface(of: value).result
    let wrappers = wrapperAttributes(among: code.attributes, in: value.context)
    if !wrappers.isEmpty {
      solver.isolated {
        let annotated = binding.type.map { self.resolve($0, in: value.inside) }
        let found = solver.inferWrappers(wrappers, annotated, binding.value?.value, in: value.inside) {
          CodeSite(code, .wrapper(index, layer: $0))
        }
        solver.state.found.siteTypes[CodeSite(code, .wrapper(index, layer: 0))] = found.storage
      }
    } else if let initial = binding.value?.value {
      solver.isolated {
        let given = solver.infer(initial, in: value.inside)
        if let written = binding.type {
          var wanted = type
          if case .tuple = binding.pattern.kind { wanted = self.resolve(written, in: value.inside) }
          solver.relate(.conversion, given, solver.open(wanted))
        }
      }
    }
    solver.inferAccessors(
      binding.accessors, of: type, builder: builder(of: value), in: value.inside, node: value)
    solver.inferPending()
  }

  /// Infers what one declaration holds: its body, its accessors, its initial value, the defaults of its
  /// parameters.
  package func body(of value: Value) -> TypedBody {
    if let known = bodies[ObjectIdentifier(value)] { return known }
    let made = makeBody(of: value)
    bodies[ObjectIdentifier(value)] = made
    return made
  }

  private func makeBody(of value: Value) -> TypedBody {
    let solver = Solver(program: self, context: value.inside)
    switch value.code {
    case .function: solver.inferFunction(value)
    case .variable(let code, let index, _, _): infer(variable: value, code, index, solver)
    case .enumCase(let code):
      for (parameter, written) in zip(interface(of: value).parameters ?? [], code.parameters ?? []) {
        guard let initial = written.defaultValue?.value else { continue }
        solver.isolated {
          solver.relate(
            .conversion, solver.infer(initial, in: .defaults(of: value)), parameter.givenType)
        }
      }
      inferRawValue(value, solver)
    case .memberwise, .synthesized: break
    }
    solver.inferPending()
    solver.body.problems = solver.report.diagnostics
    return solver.body
  }

  /// Infers what a file does outside of declarations.
  package func body(of statements: [Statement], in file: FileScope) -> TypedBody {
    let solver = Solver(program: self, context: file.context)
    solver.inferStatements(Block(statements, Span(0, 0)), result: nil, in: file.context)
    solver.inferPending()
    solver.body.problems = solver.report.diagnostics
    return solver.body
  }

  private func declared(_ code: TypeDeclaration, in context: Context) -> NominalType? {
    context.file.module.types(named: code.name).lazy.compactMap { $0 as? NominalType }.first {
      $0.code === code
    }
  }

  private func extendedNominal(_ code: ExtensionDeclaration, in file: FileScope) -> NominalType? {
    makeExtension(code, in: file)?.nominal
  }
}

extension Value {
  fileprivate func isCode(_ other: FunctionDeclaration) -> Bool {
    if case .function(let code) = code { return code === other }
    return false
  }
}

extension Type {
  /// Whether a default can say what a type parameter is: `Header`, `Header?`, `() -> Header`.
  var isOpenedByDefault: Bool {
    switch kind {
    case .parameter, .variable: true
    case .function(let function): function.result.isOpenedByDefault
    case .nominal(_, let arguments): arguments.contains { $0.isOpenedByDefault }
    default: false
    }
  }
}
