import EarshotSwiftCode
import EarshotSwiftSemantics

extension FunctionBuilder {
  func compileClosure(_ expression: Expression, _ closure: Closure) -> Code {
    let inner = FunctionBuilder(
      machine: machine, body: body, shared: shared, outer: self, value: nil, selfLocal: selfLocal)
    let function = type(of: expression).function
    inner.result = function?.result ?? machine.types.hole("what a closure gives")
    // Captures with names come first, as arguments.
    var given: [Code] = []
    var places: [(slot: Int, isShared: Bool, isInOut: Bool)] = []
    for (index, capture) in closure.captures.enumerated() {
      guard let local = body.variables[CodeSite(closure, .capture(index))] else { continue }
      if capture.isWeak {
        inner.kinds.weak.insert(local)
        let code = compile(capture.value)
        given.append { try code($0).weak }
      } else {
        given.append(compile(capture.value))
      }
      places.append((inner.declare(local), shared.contains(local), false))
    }
    let count = function?.parameters.count ?? closure.parameterCount
    for index in 0..<count {
      guard let local = body.variables[CodeSite(closure, .parameter(index))] else {
        places.append((inner.newSlot(), false, false))
        continue
      }
      let isInOut = function?.parameters[index].isInOut ?? false
      places.append((inner.declare(local), shared.contains(local), isInOut))
    }
    let spreads = closure.parameterCount > 1 ? closure.parameterCount : nil
    let code = inner.compileBody(
      closure.body, builder: body.builders[expression], node: closure, isClosure: true)
    closures.append(expression.span)
    return make(inner, code, places, given, spreads, problems: inner.problems(in: expression.span))
  }

  private func make(
    _ inner: FunctionBuilder, _ code: @escaping Code,
    _ places: [(slot: Int, isShared: Bool, isInOut: Bool)], _ given: [Code], _ spreads: Int?,
    problems: [RuntimeGap]
  ) -> Code {
    let captured = inner.captured.map { raw($0) }
    let machine = machine
    let made = CompiledFunction.Made(
      slots: inner.slotCount, parameters: places, code: code, problems: problems, tellsDoubts: goesOn)
    let function = CompiledFunction { made }
    return { frame in
      let captures = ContiguousArray(try captured.map { try $0(frame) })
      let first = ContiguousArray(try given.map { try $0(frame) })
      let generics = frame.generics
      try machine.nest()
      let origin = FunctionValue.Origin.closure(function, generics, captured: captures, given: first)
      return .function(
        FunctionValue(of: origin) { arguments in
          // `{ key, value in }` for a function of one pair.
          if let spreads, arguments.count == 1 {
            switch arguments[0] {
            case .fields(let fields) where fields.count == spreads: arguments = fields
            case .unknown: arguments = ContiguousArray(repeating: arguments[0], count: spreads)
            default: break
            }
          }
          if first.isEmpty { return try function.run(machine, generics, captures, &arguments) }
          var all = first
          all.append(contentsOf: arguments)
          defer { for index in arguments.indices { arguments[index] = all[first.count + index] } }
          return try function.run(machine, generics, captures, &all)
        })
    }
  }

  // MARK: Functions among statements

  func isLocalFunction(_ value: Value) -> Bool {
    if case .local = value.context.kind { return value.isFunction }
    return false
  }

  /// The variable that holds a function among statements.
  func local(of value: Value) -> Local? { machine.tables.functionLocals[ObjectIdentifier(value)] }

  func compileLocalFunction(_ choice: Choice) -> Code {
    guard let local = local(of: choice.value) else {
      return unknown("the function \(choice.value.name) before it is declared")
    }
    let code = load(local)
    let own = choice.value.parameters + choice.value.implicitParameters
    if own.isEmpty { return code }
    let types = own.map { source(choice.map[$0] ?? machine.types.make(.parameter($0))) }
    return { frame in
      guard case .function(let function) = try code(frame) else { return .unset }
      let given = types.map { RuntimeValue.metatype($0(frame)) }
      return .function(
        FunctionValue { arguments in
          let count = arguments.count
          arguments.append(contentsOf: given)
          defer { arguments.removeLast(arguments.count - count) }
          return try function.body(&arguments)
        })
    }
  }

  func compileLocalCall(_ choice: Choice, _ arguments: [Argument]) -> Code {
    let opened = openedParameters(choice)
    if !opened.isEmpty { return compileOpeningLocalCall(choice, opened, arguments) }
    let code = compileLocalFunction(choice)
    let call = compileArguments(arguments, choice)
    return { frame in
      guard case .function(let function) = try code(frame) else {
        throw Interruption.unknown("a function before it is declared")
      }
      var all: ContiguousArray<RuntimeValue> = []
      return try call(frame, &all) { try function.call(list: &$0) }
    }
  }

  /// A call whose existential arguments are opened.
  private func compileOpeningLocalCall(
    _ choice: Choice, _ opened: [(index: Int, parameter: GenericParameter)], _ arguments: [Argument]
  ) -> Code {
    guard let local = local(of: choice.value) else { return compileLocalFunction(choice) }
    let code = load(local)
    let call = compileArguments(arguments, choice)
    let own = choice.value.parameters + choice.value.implicitParameters
    let types = own.map { source(choice.map[$0] ?? machine.types.make(.parameter($0))) }
    return { frame in
      guard case .function(let function) = try code(frame) else {
        throw Interruption.unknown("a function before it is declared")
      }
      var all: ContiguousArray<RuntimeValue> = []
      return try call(frame, &all) { all in
        var given = types.map { $0(frame) }
        for (index, parameter) in opened {
          guard case .existential(let box) = all[index], let place = own.firstIndex(of: parameter) else {
            continue
          }
          given[place] = frame.machine.dynamicType(of: box.value, box.type)
          all[index] = box.value
        }
        all.append(contentsOf: given.map { .metatype($0) })
        return try function.call(list: &all)
      }
    }
  }

  /// Makes the functions and computed variables that a block declares: they see its variables, also those that
  /// come later.
  func hoist(_ block: Block) -> [Step] {
    let functions = block.statements.compactMap { statement -> (FunctionDeclaration, Value, Local)? in
      guard case .declaration(.function(let code)) = statement.kind,
        let value = body.functions[CodeSite(code, .function)]
      else { return nil }
      let local = Local(name: code.name, span: code.nameSpan, isLet: true)
      machine.tables.functionLocals[ObjectIdentifier(value)] = local
      machine.tables.freeFunctions[local] = FreeFunction { [machine, body] in
        FunctionBuilder(machine: machine, body: body, shared: [], outer: nil, value: nil, selfLocal: nil)
          .compileDeclaredFunction(code, value)
      }
      return (code, value, local)
    }
    let variables = block.statements.compactMap { statement -> VariableDeclaration? in
      guard case .declaration(.variable(let code)) = statement.kind else { return nil }
      return code
    }
    let accessors = variables.flatMap(hoistedAccessors)
    if functions.isEmpty, accessors.isEmpty { return [] }
    var steps: [Step] = []
    for code in variables { noteWrapped(code) }
    let patterns = variables.flatMap { $0.bindings.map(\.pattern) } + block.statements.flatMap(\.guarded)
    for local in patterns.flatMap(self.variables) where shared.contains(local) {
      let initialize = initialize(local)
      steps.append { frame in
        initialize(frame, .unset)
        return .next
      }
    }
    for local in functions.map(\.2) + accessors.map(\.holder) {
      let slot = declare(local)
      steps.append { frame in
        frame.slots[slot] = frame.machine.store.makeCell(.unset)
        return .next
      }
      machine.tables.sharedFunctions.insert(local)
    }
    func fill(_ local: Local, _ made: @escaping Code) {
      let raw = raw(local)
      steps.append { frame in
        if case .cell(let cell) = try raw(frame) { cell.value = try made(frame) }
        return .next
      }
    }
    for (code, value, local) in functions { fill(local, compileDeclaredFunction(code, value)) }
    for accessor in accessors { fill(accessor.holder, compileAccessor(accessor)) }
    return steps
  }

  private func variables(in pattern: Pattern) -> [Local] {
    var found: [Local] = []
    for role in [CodeSite.Role.variable, .storage, .projection] {
      if let local = body.variables[CodeSite(pattern, role)] { found.append(local) }
    }
    switch pattern.kind {
    case .tuple(let elements), .enumCase(_, let elements):
      found += elements.flatMap { variables(in: $0.pattern) }
    case .typed(let inner, _), .optional(let inner), .cast(let inner, _): found += variables(in: inner)
    default: break
    }
    return found
  }

  private func compileDeclaredFunction(_ code: FunctionDeclaration, _ value: Value) -> Code {
    let inner = FunctionBuilder(
      machine: machine, body: body, shared: shared, outer: self, value: nil, selfLocal: selfLocal)
    let interface = program.interface(of: value)
    inner.result = interface.result
    var places: [(slot: Int, isShared: Bool, isInOut: Bool)] = []
    for (index, parameter) in (interface.parameters ?? []).enumerated() {
      guard let local = body.variables[CodeSite(value, .parameter(index))] else {
        places.append((inner.newSlot(), false, parameter.isInOut))
        continue
      }
      places.append((inner.declare(local), shared.contains(local), parameter.isInOut))
    }
    guard let block = code.body?.value else { return unknown("a function without a body") }
    let run = inner.compileBody(block, builder: program.builder(of: value), node: value, isClosure: false)
    let own = value.parameters + value.implicitParameters
    let captured = inner.captured.map { raw($0) }
    let machine = machine
    closures.append(block.span)
    let made = CompiledFunction.Made(
      slots: inner.slotCount, parameters: places, code: run, problems: inner.problems(in: block.span))
    let function = CompiledFunction { made }
    return { frame in
      let captures = ContiguousArray(try captured.map { try $0(frame) })
      let outer = frame.generics
      return .function(
        FunctionValue { arguments in
          if own.isEmpty { return try function.run(machine, outer, captures, &arguments) }
          let types = arguments.suffix(own.count).map { value -> Type in
            if case .metatype(let type) = value { return type }
            return machine.types.hole("a type parameter")
          }
          let generics = machine.tables.generics(outer.parameters + own, outer.types + types)
          return try function.run(machine, generics, captures, &arguments)
        })
    }
  }
}

extension Statement {
  /// The patterns of what a `guard` binds for the statements behind it.
  fileprivate var guarded: [Pattern] {
    guard case .guard(let conditions, _) = kind else { return [] }
    return conditions.compactMap { condition in
      switch condition {
      case .optionalBinding(let pattern, _, _), .pattern(let pattern, _, _): pattern
      case .expression, .available: nil
      }
    }
  }
}
