import EarshotSwiftCode
import EarshotSwiftSemantics

/// Whether a value fits a pattern; its variables are made on the way.
typealias Test = (Frame, RuntimeValue) throws -> Bool

extension FunctionBuilder {
  /// A pattern that always fits.
  func compileBinding(_ pattern: Pattern, of type: Type) -> (Frame, RuntimeValue) throws -> Void {
    if case .variable = pattern.kind, let local = body.variables[CodeSite(pattern, .variable)] {
      return initializeOrSet(local)
    }
    let test = compileTest(pattern, of: type)
    let variables = locals(in: pattern).map { initializeOrSet($0.1) }
    return { frame, value in
      guard value.isUnknown else { return _ = try test(frame, value) }
      for initialize in variables { initialize(frame, value) }
    }
  }

  /// A variable that a function among the statements sees has its cell already.
  func initializeOrSet(_ local: Local) -> (Frame, RuntimeValue) -> Void {
    guard let slot = slot(of: local), shared.contains(local) else { return initialize(local) }
    let isWeak = kinds.weak.contains(local)
    return { frame, value in
      if case .cell(let cell) = frame.slots[slot], case .unset = cell.value {
        cell.value = isWeak ? value.weak : value
      } else {
        frame.slots[slot] = frame.machine.store.makeCell(isWeak ? value.weak : value)
      }
    }
  }

  func compileTest(_ pattern: Pattern, of type: Type) -> Test {
    if type.isHole || language.wrapped(type)?.isHole ?? false, let test = compileUnknownTest(pattern) {
      return test
    }
    let test = compilePlainTest(pattern, of: type)
    switch pattern.kind {
    case .wildcard, .variable, .typed: return test
    default: return { try test($0, $1.known) }
    }
  }

  /// A case of a type that nothing declares.
  private func compileUnknownTest(_ pattern: Pattern) -> Test? {
    switch pattern.kind {
    case .enumCase(let expression, let payload):
      return expression.memberName.map { compileUnknownCase($0, payload.map(\.pattern)) }
    case .expression(let expression):
      guard case .implicitMember(let name) = expression.kind else { return nil }
      return compileUnknownCase(name.base, [])
    default: return nil
    }
  }

  private func compilePlainTest(_ pattern: Pattern, of type: Type) -> Test {
    switch pattern.kind {
    case .wildcard: return { _, _ in true }
    case .variable:
      guard let local = body.variables[CodeSite(pattern, .variable)] else { return { _, _ in true } }
      let initialize = initializeOrSet(local)
      return { frame, value in
        initialize(frame, value)
        return true
      }
    case .typed(let inner, _):
      let wanted = locals(in: inner).count == 1 ? locals(in: inner)[0].1.type ?? type : type
      let test = compileTest(inner, of: wanted)
      let machine = machine
      let (from, to) = (source(type), source(wanted))
      return { try test($0, machine.convert($1, from: from($0), to: to($0))) }
    case .tuple(let elements): return compileTuple(elements.map(\.pattern), type)
    case .optional(let inner):
      let test = compileTest(inner, of: language.wrapped(type) ?? type)
      return { frame, value in
        guard let content = value.unwrapped else { return false }
        return try test(frame, content)
      }
    case .isType: return compileCast(pattern, nil, type)
    case .cast(let inner, _): return compileCast(pattern, inner, type)
    case .enumCase(let expression, let payload): return compileCase(expression, payload.map(\.pattern), type)
    case .expression(let expression): return compileMatch(expression, type)
    }
  }

  private func compileTuple(_ patterns: [Pattern], _ type: Type) -> Test {
    if patterns.count == 1 { return compileTest(patterns[0], of: type) }
    var types: [Type] = []
    if case .tuple(let elements) = type.kind { types = elements.map(\.type) }
    guard types.count == patterns.count else {
      return { _, _ in throw Interruption.unknown("a tuple that is not known") }
    }
    let tests = zip(patterns, types).map { compileTest($0, of: $1) }
    return { frame, value in
      guard case .fields(let fields) = value, fields.count == tests.count else { return false }
      for (test, field) in zip(tests, fields) where try !test(frame, field) { return false }
      return true
    }
  }

  private func compileCast(_ pattern: Pattern, _ inner: Pattern?, _ type: Type) -> Test {
    let wanted = body.siteTypes[CodeSite(pattern, .element)] ?? machine.types.hole("the type of a pattern")
    let (from, to) = (source(type), source(wanted))
    let test = inner.map { compileTest($0, of: wanted) }
    let machine = machine
    return { frame, value in
      guard let found = try machine.cast(value, from: from(frame), to: to(frame)) else { return false }
      return try test?(frame, found) ?? true
    }
  }

  // MARK: Cases

  private func compileCase(_ expression: Expression, _ payload: [Pattern], _ type: Type) -> Test {
    guard let owner = body.types[expression], let nominal = owner.nominal,
      let name = expression.memberName,
      let found = nominal.cases.first(where: { $0.name == name })
    else { return { _, _ in throw Interruption.unknown("the case of a pattern") } }
    let reach = reach(owner, from: type)
    if nominal === language.type("Optional") { return optionalCase(name, payload, owner, reach) }
    let parameters = program.interface(of: found).parameters ?? []
    let map = program.substitution(of: owner, for: nominal)
    let types = parameters.map { program.substitute($0.type, map, in: nil) }
    let index = found.caseIndex
    var tests: [Test] = []
    if payload.count == 1, types.count != 1 {
      let whole = compileTest(
        payload[0],
        of: machine.types.tuple(zip(parameters, types).map { TupleElement(label: $0.label, type: $1) }))
      return test(reach, index) { try whole($0, .fields($1)) }
    }
    for (pattern, type) in zip(payload, types) { tests.append(compileTest(pattern, of: type)) }
    return test(reach, index) { frame, fields in
      for (test, field) in zip(tests, fields) where try !test(frame, field) { return false }
      return true
    }
  }

  private func test(
    _ reach: @escaping (Frame, RuntimeValue) throws -> RuntimeValue?, _ index: Int,
    _ fields: @escaping (Frame, ContiguousArray<RuntimeValue>) throws -> Bool
  ) -> Test {
    { frame, value in
      guard case .enumCase(index, let found)? = try reach(frame, value) else { return false }
      return try fields(frame, found)
    }
  }

  private func optionalCase(
    _ name: String, _ payload: [Pattern], _ owner: Type,
    _ reach: @escaping (Frame, RuntimeValue) throws -> RuntimeValue?
  ) -> Test {
    let inner = payload.first.map { compileTest($0, of: language.wrapped(owner) ?? owner) }
    let isNone = name == "none"
    return { frame, value in
      guard let found = try reach(frame, value) else { return false }
      guard let content = found.unwrapped else { return isNone }
      return try !isNone && (inner?(frame, content) ?? true)
    }
  }

  /// What a case is looked for in: the value cast to the enum that the pattern names, or what is in its optionals.
  private func reach(_ owner: Type, from type: Type) -> (Frame, RuntimeValue) throws -> RuntimeValue? {
    let machine = machine
    let depth = optionalDepth(from: type, to: owner)
    let isErased = type.isExistential || type.isHole
    let (from, to) = (source(type), source(owner))
    return { frame, value in
      var value = value
      if isErased {
        guard let found = try machine.cast(value, from: from(frame), to: to(frame)) else { return nil }
        value = found
      }
      for _ in 0..<depth {
        guard let content = value.unwrapped else { return nil }
        value = content
      }
      return value
    }
  }

  /// How many optionals are around what a pattern names.
  private func optionalDepth(from type: Type, to owner: Type) -> Int {
    var depth = 0
    var current = type
    while current !== owner, let inner = language.wrapped(current) {
      if current.nominal === owner.nominal { break }
      depth += 1
      current = inner
    }
    return depth
  }

  // MARK: Expressions

  /// What `~=` means for a pattern; nil where none is meant: on ways that were left again one may have been.
  private func comparison(with pattern: Expression) -> Choice? {
    body.impliedCalls[CodeSite(pattern, .match)].flatMap { body.choices[$0] }
  }

  private func compileMatch(_ expression: Expression, _ type: Type) -> Test {
    if case .nilLiteral = expression.kind { return { $1.unwrapped == nil } }
    let comparison = comparison(with: expression)
    if expression.memberName != nil, comparison == nil {
      return compileCase(expression, [], type)
    }
    if case .call(let callee, let arguments) = expression.kind,
      comparison == nil, body.types[callee]?.nominal != nil
    {
      let payload = arguments.map { Pattern(.expression($0.value), $0.value.span) }
      return compileCase(callee, payload, type)
    }
    if case .tuple(let elements) = expression.kind, case .tuple(let types) = type.kind,
      elements.count == types.count, comparison == nil
    {
      let tests = zip(elements, types).map { compileMatch($0.value, $1.type) }
      return { frame, value in
        guard case .fields(let fields) = value else { return false }
        for (test, field) in zip(tests, fields) where try !test(frame, field) { return false }
        return true
      }
    }
    guard let choice = comparison, let parameters = choice.type.function?.parameters, parameters.count == 2
    else { return { _, _ in throw Interruption.unknown("how a pattern is compared") } }
    let code = compile(expression, as: parameters[0].type)
    let machine = machine
    let generics = generics(of: choice)
    let callable = machine.tables.callable(choice.value)
    let (from, to) = (source(type), source(parameters[1].type))
    let use = memberUse(choice, base: choice.base)
    let isMember = choice.value.owner != nil
    return { frame, value in
      let subject = try machine.convert(value, from: from(frame), to: to(frame))
      var all: ContiguousArray<RuntimeValue> = isMember ? [.metatype(use.type(frame))] : []
      all.append(try code(frame))
      all.append(subject)
      let result =
        isMember && use.isDynamic
        ? try machine.call(member: choice.value, on: use.type(frame), own: use.own.map { $0(frame) }, &all)
        : try machine.call(callable, generics(frame), &all)
      if case .boolean(let fits) = result { return fits }
      return false
    }
  }

  // MARK: Conditions

  /// - Parameter isShown: whether they decide what is shown.
  func compileConditions(_ conditions: [Condition], isShown: Bool = false) -> (Frame) throws -> Bool {
    let tests = conditions.map { condition -> ((Frame) throws -> Bool) in
      if isShown, case .expression(let expression) = condition { return shown(expression) }
      let test = compile(condition)
      return isShown ? shown(test, condition) : test
    }
    if tests.count == 1 { return tests[0] }
    return { frame in
      for test in tests where try !test(frame) { return false }
      return true
    }
  }

  private func compile(_ condition: Condition) -> (Frame) throws -> Bool {
    switch condition {
    case .expression(let expression): return compileCondition(expression)
    case .available(let platforms, let isNegated):
      let machine = machine
      return { _ in machine.isAvailable(platforms) != isNegated }
    case .optionalBinding(let pattern, _, let value): return compileBinding(pattern, value)
    case .pattern(let pattern, _, let value):
      let code = compileKept(value)
      let test = compileTest(pattern, of: type(of: value))
      return { try test($0, code($0)) }
    }
  }

  private func compileBinding(_ pattern: Pattern, _ value: Expression) -> (Frame) throws -> Bool {
    let given = type(of: value)
    let wrapped = wantedType(of: pattern) ?? language.wrapped(given) ?? given
    let code =
      wrapped.isHole ? compileKept(value) : compile(value, as: language.optional(wrapped))
    let bind = compileTest(pattern, of: wrapped)
    let isOpen = wrapped.isHole
    return { frame in
      guard let content = try code(frame).unwrapped else { return false }
      return try bind(frame, isOpen ? content.madeOrKnown : content)
    }
  }

  // MARK: Switches

  func compileSwitch(_ subject: Expression, _ cases: [SwitchCase], label: String?) -> Step {
    inTarget(label: label, isLoop: false) { number in
      let select = compileSelection(subject, cases)
      let bodies = cases.map { compile($0.body) }
      return { frame in
        guard var index = try select(frame) else { return .next }
        while true {
          let flow = try bodies[index](frame)
          switch flow {
          case .fallThrough where index + 1 < bodies.count: index += 1
          case .leave(number): return .next
          default: return flow
          }
        }
      }
    }
  }

  /// Which case a value belongs to.
  private func compileSelection(_ subject: Expression, _ cases: [SwitchCase]) -> (Frame) throws -> Int? {
    let code = compileKept(subject)
    let type = type(of: subject)
    let tests = cases.enumerated().flatMap { index, item -> [(Int, Test)] in
      if item.items.isEmpty { return [(index, { _, _ in true })] }
      let first = item.items[0].pattern
      return item.items.enumerated().map { position, pattern in
        let test = compileTest(pattern.pattern, of: type)
        let condition = pattern.condition.map { compileCondition($0) }
        let share = position == 0 ? nil : shareVariables(of: pattern.pattern, with: first)
        return (
          index,
          { frame, value in
            guard try test(frame, value) && (try condition?(frame) ?? true) else { return false }
            share?(frame)
            return true
          }
        )
      }
    }
    let ordered = tests.sorted { one, other in
      let (isDefault, isOtherDefault) = (cases[one.0].items.isEmpty, cases[other.0].items.isEmpty)
      return isDefault == isOtherDefault ? one.0 < other.0 : isOtherDefault
    }
    return { frame in
      let value = try code(frame)
      for (index, test) in ordered where try test(frame, value) { return index }
      return nil
    }
  }

  /// The body sees the first pattern's variables, whichever of several fits.
  func shareVariables(of pattern: Pattern, with first: Pattern) -> ((Frame) -> Void)? {
    let mine = locals(in: pattern)
    let pairs = locals(in: first).compactMap { _, local -> (Int, Int)? in
      guard let other = mine.first(where: { $0.1.name == local.name })?.1, let from = slot(of: other) else {
        return nil
      }
      return (from, slot(of: local) ?? declare(local))
    }
    if pairs.isEmpty { return nil }
    return { frame in
      for (from, to) in pairs { frame.slots[to] = frame.slots[from] }
    }
  }

  /// - Parameter isShown: whether the switch is a part of what is shown.
  func compileCases<Made>(
    _ subject: Expression, _ cases: [SwitchCase], isShown: Bool = false, _ make: (Block) -> Made
  ) -> (Frame) throws -> Made? {
    let known = compileSelection(subject, cases)
    let select = isShown ? shown(known, subject, cases) : known
    let made = cases.map { make($0.body) }
    return { frame in try select(frame).map { made[$0] } }
  }
}

extension Expression {
  var memberName: String? {
    switch kind {
    case .member(_, let name), .implicitMember(let name), .name(let name): name.base
    default: nil
    }
  }
}
