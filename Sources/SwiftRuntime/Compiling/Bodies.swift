import EarshotSwiftCode
import EarshotSwiftSemantics

extension FunctionBuilder {
  /// The code of a whole body, which gives what the function gives.
  func compileBody(_ block: Block, builder: Type?, node: AnyObject, isClosure: Bool) -> Code {
    let result = result ?? machine.types.void
    if let builder, !block.returnsValue { return compileBuilt(block, builder, node, as: result) }
    if let expression = block.singleExpression, !isPlainStatement(expression, block, result) {
      let hoisted = hoist(block)
      let code = placed(compile(expression, as: result), expression.span)
      if hoisted.isEmpty {
        return result.isVoid
          ? {
            _ = try code($0); return .void
          } : code
      }
    }
    let steps = compile(block)
    return { frame in
      _ = try steps(frame)
      return frame.returned
    }
  }

  private func placed(_ code: @escaping Code, _ span: Span) -> Code {
    guard let file = sourceFile else { return code }
    return { frame in
      do { return try code(frame) } catch let error as Interruption {
        throw error.placed(in: file, at: span.start)
      }
    }
  }

  private func isPlainStatement(_ expression: Expression, _ block: Block, _ result: Type) -> Bool {
    if case .statement = expression.kind { return result.isVoid || block.returnsValue }
    return false
  }

  // MARK: Declarations

  /// The code of a declaration's part.
  static func make(_ value: Value, _ part: CompiledFunction.Part, _ machine: Machine) -> CompiledFunction.Made
  {
    let body = machine.tables.callable(value).body
    let hasSelf = value.owner != nil
    let isClass = value.owner.map { $0.kind == .classType || $0.kind == .actor } ?? false
    let changesSelf =
      !isClass
      && (value.modifiers.contains(.isMutating) || value.isInitializer || part == .setter || part == .didSet
        || part == .willSet || part == .initial && value.modifiers.contains(.isLazy)
        || part == .body
          && value.accessors.contains { $0.kind == .get && $0.modifiers.contains(.isMutating) })
    let selfLocal = hasSelf ? Local(name: "self", span: Span(0, 0), isLet: !changesSelf) : nil
    var analysis = CaptureAnalysis(body)
    analysis.look(at: value, part)
    var shared = analysis.shared
    if let selfLocal, changesSelf, value.holdsClosures(part) { shared.insert(selfLocal) }
    let builder = FunctionBuilder(
      machine: machine, body: body, shared: shared, outer: nil, value: value, selfLocal: selfLocal)
    return builder.make(part, changesSelf: changesSelf)
  }

  private func make(_ part: CompiledFunction.Part, changesSelf: Bool) -> CompiledFunction.Made {
    guard let value else { return CompiledFunction.Made(slots: 0, parameters: [], code: { _ in .void }) }
    var parameters: [(slot: Int, isShared: Bool, isInOut: Bool)] = []
    if let selfLocal {
      parameters.append((declare(selfLocal), shared.contains(selfLocal), changesSelf && !value.isInitializer))
    }
    let code: Code
    switch part {
    case .initial: code = compileInitial(value)
    case .defaultValue(let index): code = compileDefault(value, index)
    case .setter, .willSet, .didSet: code = compileAccessor(value, part, &parameters)
    case .body: code = compileDeclaration(value, &parameters)
    }
    return CompiledFunction.Made(slots: slotCount, parameters: parameters, code: code)
  }

  private func addParameters(
    of value: Value, to parameters: inout [(slot: Int, isShared: Bool, isInOut: Bool)]
  ) {
    for (index, parameter) in (program.interface(of: value).parameters ?? []).enumerated() {
      if let local = body.variables[CodeSite(value, .parameter(index))] {
        parameters.append((declare(local), shared.contains(local), parameter.isInOut))
      } else {
        parameters.append((newSlot(), false, parameter.isInOut))
      }
    }
  }

  private func compileDeclaration(
    _ value: Value, _ parameters: inout [(slot: Int, isShared: Bool, isInOut: Bool)]
  ) -> Code {
    addParameters(of: value, to: &parameters)
    let interface = program.interface(of: value)
    result = interface.result
    switch value.code {
    case .function(let code):
      if value.isInitializer { return compileInitializer(value, code) }
      if let block = code.body?.value {
        return compileBody(block, builder: program.builder(of: value), node: value, isClosure: false)
      }
      return compileGetter(code.accessors, value)
    case .variable(let code, let index, _, _): return compileGetter(code.bindings[index].accessors, value)
    default: return unknown("the code of \(value.name)")
    }
  }

  private func compileGetter(_ accessors: [Accessor], _ value: Value) -> Code {
    guard let block = accessors.first(where: { $0.kind == .get })?.body?.value else {
      return unknown("how \(value.name) is read")
    }
    return compileBody(block, builder: program.builder(of: value), node: value, isClosure: false)
  }

  private func compileAccessor(
    _ value: Value, _ part: CompiledFunction.Part,
    _ parameters: inout [(slot: Int, isShared: Bool, isInOut: Bool)]
  ) -> Code {
    let kind: Accessor.Kind = part == .setter ? .set : part == .willSet ? .willSet : .didSet
    guard let index = value.accessors.firstIndex(where: { $0.kind == kind }),
      let block = value.accessors[index].body?.value
    else { return unknown("how \(value.name) is set") }
    if let local = body.variables[CodeSite(value, .newValue(index))] {
      parameters.append((declare(local), shared.contains(local), false))
    } else {
      parameters.append((newSlot(), false, false))
    }
    if value.isSubscript { addParameters(of: value, to: &parameters) }
    result = machine.types.void
    let steps = compile(block)
    return { frame in
      _ = try steps(frame)
      return .void
    }
  }

  private func compileDefault(_ value: Value, _ index: Int) -> Code {
    let code: [ParameterCode] =
      switch value.code {
      case .function(let function): function.parameters
      case .enumCase(let enumCase): enumCase.parameters ?? []
      default: []
      }
    guard index < code.count, let initial = code[index].defaultValue?.value,
      let parameter = program.interface(of: value).parameters?[index]
    else { return unknown("what \(value.shownName) takes where no argument is given") }
    if parameter.isAutoclosure, let function = parameter.type.function {
      let code = compile(initial, as: function.result)
      return { frame in .function(FunctionValue { _ in try code(frame) }) }
    }
    return compile(initial, as: parameter.type)
  }

  private func compileInitial(_ value: Value) -> Code {
    guard case .variable(let code, let index, let name, _) = value.code else { return unknown("a value") }
    let binding = code.bindings[index]
    if let wrapper = program.wrapperTypes(of: value) {
      return compileWrapper(
        code, index, storage: body.siteTypes[CodeSite(code, .wrapper(index, layer: 0))] ?? wrapper.storage,
        attributes: program.wrapperAttributes(among: code.attributes, in: value.context),
        initial: binding.value?.value)
    }
    guard let initial = binding.value?.value else { return { _ in .unset } }
    if case .variable = binding.pattern.kind {
      return compile(initial, as: program.interface(of: value).result)
    }
    let whole = compile(initial)
    let path = binding.pattern.path(to: name) ?? []
    return { frame in
      try path.reduce(whole(frame)) { value, place in
        guard case .fields(let fields) = value, place < fields.count else { return .unset }
        return fields[place]
      }
    }
  }

  /// The wrapper of a variable, as its declaration makes it.
  func compileWrapper(
    _ code: VariableDeclaration, _ index: Int, storage: Type, attributes: [Attribute], initial: Expression?
  ) -> Code {
    var value = initial
    var made: Code?
    for (layer, attribute) in attributes.enumerated().reversed() {
      guard let site = body.impliedCalls[CodeSite(code, .wrapper(index, layer: layer))],
        let choice = body.choices[site]
      else { return compileEmptyWrapper(storage) }
      let wrapper = compileWrapper(choice, attribute, value)
      let standIn = Expression(.discard, attribute.span)
      kinds.injected[standIn] = (wrapper, choice.base ?? storage)
      value = standIn
      made = wrapper
    }
    return made ?? compileEmptyWrapper(storage)
  }

  private func compileWrapper(_ choice: Choice, _ attribute: Attribute, _ value: Expression?) -> Code {
    var arguments: [Argument] = []
    if let value { arguments.append(Argument(label: "wrappedValue", value: value)) }
    arguments += attribute.arguments.value.flatMap { $0 } ?? []
    let machine = machine
    let type = source(choice.base ?? machine.types.void)
    let call = compileArguments(arguments, choice)
    let generics = generics(of: choice)
    let callable = machine.tables.callable(choice.value)
    return { frame in
      var all: ContiguousArray<RuntimeValue> = [.metatype(type(frame))]
      return try call(frame, &all) { try machine.call(callable, generics(frame), &$0) }
    }
  }

  /// Without a value and without parentheses: `init()` where there is one, else the first value makes it.
  private func compileEmptyWrapper(_ storage: Type) -> Code {
    let machine = machine
    let type = source(storage)
    return { frame in try machine.makeEmpty(type(frame)) ?? .unset }
  }

  // MARK: Initializers

  private func compileInitializer(_ value: Value, _ code: FunctionDeclaration) -> Code {
    guard let block = code.body?.value, let selfLocal, let owner = value.owner else {
      return unknown("what \(value.owner?.name ?? "")'s \(value.shownName) does")
    }
    result = machine.types.void
    let steps = compile(block)
    let isDelegating = block.delegatesInit
    let machine = machine
    let begin = access(selfLocal)
    let load = load(selfLocal)
    let isClass = owner.kind == .classType || owner.kind == .actor
    var isFailable = false
    if case .initializer(let failure) = code.kind, failure != .none { isFailable = true }
    let selfType = source(owner.selfType)
    let callsSuper = block.callsSuperInit
    return { frame in
      var start = RuntimeValue.unset
      try begin(frame) { held in
        start = held
        held = .unset
      }
      var type = selfType(frame)
      if case .metatype(let given) = start { type = given }
      if case .object(let object) = start { type = object.type }
      let first = try machine.begin(start, type, owner, isDelegating: isDelegating, isClass: isClass)
      try begin(frame) { $0 = first }
      do { _ = try steps(frame) } catch InitializerFailure.failed {
        return .none(0)
      }
      if case .none = frame.returned, isFailable { return .none(0) }
      if isClass, !isDelegating, !callsSuper { try machine.callSuperInit(owner, type, load(frame)) }
      let made = try load(frame)
      return isFailable ? made.wrapped : made
    }
  }
}

extension Machine {
  /// What `self` is when an initializer begins.
  func begin(_ start: RuntimeValue, _ type: Type, _ owner: NominalType, isDelegating: Bool, isClass: Bool)
    throws -> RuntimeValue
  {
    var value = start
    if case .metatype = start {
      if type.isClass {
        value = .object(try allocate(type, owner))
      } else if owner.kind == .structure {
        value = .fields(ContiguousArray(repeating: .unset, count: tables.layout(of: owner).fields.count))
      } else {
        value = .unset
      }
    }
    if isDelegating || owner.isProtocol { return value }
    try setInitialValues(of: owner, &value, type)
    return value
  }

  /// A new object: what classes below the one whose initializer runs declare has its initial values.
  private func allocate(_ type: Type, _ owner: NominalType) throws -> ObjectReference {
    guard let nominal = type.nominal else { throw Interruption.unknown("an object of \(type)") }
    let fields = ContiguousArray<RuntimeValue>(
      repeating: .unset, count: tables.layout(of: nominal).fields.count)
    let object = store.makeObject(type, fields)
    var current: Type? = type
    var value = RuntimeValue.object(object)
    while let place = current, let nominal = place.nominal, nominal !== owner {
      try setInitialValues(of: nominal, &value, type)
      current = program.superclass(of: place)
    }
    return object
  }

  func setInitialValues(of owner: NominalType, _ value: inout RuntimeValue, _ type: Type) throws {
    let layout = tables.layout(of: owner)
    for (place, property) in layout.fields.enumerated() where property.owner === owner {
      if property.modifiers.contains(.isLazy) { continue }
      let above = program.superclassType(of: type, declaredBy: owner) ?? type
      let isUnset: Bool
      if case .unset = try field(place, of: value, property) { isUnset = true } else { isUnset = false }
      guard isUnset else { continue }
      let initial = try initialValue(of: property, .metatype(type), above)
      try value.modifyField(place) { $0 = initial }
    }
  }

  /// `super.init()` where the code doesn't say it.
  func callSuperInit(_ owner: NominalType, _ type: Type, _ object: RuntimeValue) throws {
    guard let own = program.superclassType(of: type, declaredBy: owner),
      let above = program.superclass(of: own), let nominal = above.nominal
    else { return }
    let found = program.ownValues(named: "init", of: nominal).first { value in
      (program.interface(of: value).parameters ?? []).allSatisfy(\.hasDefault)
        && !value.modifiers.contains(.isConvenience)
    }
    guard let found else { return callSuperInitFurther(nominal, type, object) }
    if case .memberwise = found.code {
      var value = object
      return try setInitialValues(of: nominal, &value, type)
    }
    let callable = tables.callable(found)
    guard case .code = callable.kind else { return }
    var arguments: ContiguousArray = [object]
    for index in (program.interface(of: found).parameters ?? []).indices {
      var none: ContiguousArray<RuntimeValue> = [.metatype(above)]
      arguments.append(
        try tables.defaultValue(index, of: found)
          .run(self, generics(of: found, on: above, own: []), [], &none))
    }
    _ = try call(callable, generics(of: found, on: above, own: []), &arguments)
  }

  private func callSuperInitFurther(_ nominal: NominalType, _ type: Type, _ object: RuntimeValue) {
    var value = object
    try? setInitialValues(of: nominal, &value, type)
  }

  /// `Tide()`, where a type has it; nil where it hasn't.
  func makeEmpty(_ type: Type) throws -> RuntimeValue? {
    guard let nominal = type.nominal,
      let found = program.ownValues(named: "init", of: nominal).first(where: { value in
        program.interface(of: value).parameters?.allSatisfy(\.hasDefault) ?? false
      })
    else { return nil }
    let generics = generics(of: found, on: type, own: [])
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(type)]
    for index in (program.interface(of: found).parameters ?? []).indices {
      var none: ContiguousArray<RuntimeValue> = [.metatype(type)]
      arguments.append(
        isMemberwise(found)
          ? .unset : try tables.defaultValue(index, of: found).run(self, generics, [], &none))
    }
    return try call(tables.callable(found), generics, &arguments)
  }

  private func isMemberwise(_ value: Value) -> Bool {
    if case .memberwise = value.code { return true }
    return false
  }

  /// The wrapper around a first value.
  func wrap(
    _ value: RuntimeValue, _ property: Value, _ storage: Type, _ base: RuntimeValue, _ type: Type
  ) throws -> RuntimeValue {
    guard let nominal = storage.nominal,
      let found = program.ownValues(named: "init", of: nominal).first(where: { candidate in
        let parameters = program.interface(of: candidate).parameters ?? []
        return parameters.first?.label == "wrappedValue" && parameters.dropFirst().allSatisfy(\.hasDefault)
      })
    else { throw Interruption.unknown("how \(storage) wraps its first value") }
    let generics = generics(of: found, on: storage, own: [])
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(storage), value]
    let parameters = program.interface(of: found).parameters ?? []
    if parameters[0].isAutoclosure { arguments[1] = .function(FunctionValue { _ in value }) }
    for index in parameters.indices.dropFirst() {
      var none: ContiguousArray<RuntimeValue> = [.metatype(storage)]
      arguments.append(try tables.defaultValue(index, of: found).run(self, generics, [], &none))
    }
    return try call(tables.callable(found), generics, &arguments)
  }

  /// `Tide(height: 1)`, as the compiler makes it.
  func makeMemberwise(
    _ callable: Callable, _ properties: [Value], _ generics: Generics,
    _ arguments: ContiguousArray<RuntimeValue>
  ) throws -> RuntimeValue {
    guard let owner = callable.value.owner else { throw Interruption.unknown("a value's properties") }
    var type = concrete(owner.selfType, generics)
    if case .metatype(let given) = arguments[0], given.isClass { type = given }
    let isObject: Bool
    if case .object = arguments[0] { isObject = true } else { isObject = false }
    var value =
      isObject
      ? arguments[0]
      : try begin(.metatype(type), type, owner, isDelegating: true, isClass: owner.kind != .structure)
    let layout = tables.layout(of: owner)
    for (index, property) in properties.enumerated() {
      guard let place = layout.place(of: property) else { continue }
      var given = arguments[index + 1]
      if case .unset = given { continue }
      if case .function(let function) = given,
        let parameter = program.interface(of: callable.value).parameters?[index],
        parameter.builder != nil, program.interface(of: property).result.function == nil
      {
        given = try function.call()
      }
      if let wrapper = program.wrapperTypes(of: property),
        let parameter = program.interface(of: callable.value).parameters?[index],
        parameter.type !== wrapper.storage
      {
        given = try wrap(given, property, concrete(wrapper.storage, generics), value, type)
      }
      try value.modifyField(place) { $0 = given }
    }
    try setInitialValues(of: owner, &value, type)
    if owner.kind != .structure { try callSuperInit(owner, type, value) }
    return value
  }
}

extension CaptureAnalysis {
  /// Looks through what a part of a declaration runs.
  mutating func look(at value: Value, _ part: CompiledFunction.Part) {
    for index in value.parameterCount { declare(value, .parameter(index)) }
    for block in value.blocks(part) { look(at: block) }
    switch (part, value.code) {
    case (.initial, .variable(let code, let index, _, _)):
      if let initial = code.bindings[index].value?.value { look(at: initial) }
      for attribute in code.attributes {
        for argument in attribute.arguments.value ?? [] { look(at: argument.value) }
      }
    case (.defaultValue(let index), .function(let code)):
      if index < code.parameters.count, let initial = code.parameters[index].defaultValue?.value {
        look(at: initial)
      }
    default: break
    }
  }

  private mutating func declare(_ value: Value, _ role: CodeSite.Role) {
    declare(variable(CodeSite(value, role)))
  }
}

extension Value {
  fileprivate var parameterCount: Range<Int> {
    if case .function(let code) = code { return 0..<code.parameters.count }
    return 0..<0
  }

  /// The blocks that a part of the declaration runs.
  fileprivate func blocks(_ part: CompiledFunction.Part) -> [Block] {
    switch part {
    case .body:
      if case .function(let code) = code, let block = code.body?.value { return [block] }
      return accessors.filter { $0.kind == .get }.compactMap { $0.body?.value }
    case .setter: return accessors.filter { $0.kind == .set }.compactMap { $0.body?.value }
    case .willSet: return accessors.filter { $0.kind == .willSet }.compactMap { $0.body?.value }
    case .didSet: return accessors.filter { $0.kind == .didSet }.compactMap { $0.body?.value }
    case .initial, .defaultValue: return []
    }
  }

  /// Whether a part's code has closures or functions in it.
  fileprivate func holdsClosures(_ part: CompiledFunction.Part) -> Bool {
    if part == .initial, case .variable(let code, let index, _, _) = code {
      return code.bindings[index].value?.value.holdsClosures ?? false
    }
    return blocks(part).contains(where: \.holdsClosures)
  }
}

extension Block {
  fileprivate var holdsClosures: Bool {
    var found = false
    visit { statement in
      if case .declaration(.function) = statement.kind { found = true }
      if statement.expressions.contains(where: \.holdsClosures) { found = true }
    }
    return found
  }

  /// Whether `self.init` is called in it.
  fileprivate var delegatesInit: Bool { mentionsInit(of: "self") }
  fileprivate var callsSuperInit: Bool { mentionsInit(of: "super") }

  private func mentionsInit(of base: String) -> Bool {
    var found = false
    visit { statement in
      if statement.expressions.contains(where: { $0.mentionsInit(of: base) }) { found = true }
    }
    return found
  }
}

extension Expression {
  fileprivate var holdsClosures: Bool {
    switch kind {
    case .closure: true
    case .statement(let statement): Block([statement], statement.span).holdsClosures
    default: children.contains(where: \.holdsClosures)
    }
  }

  fileprivate func mentionsInit(of base: String) -> Bool {
    if case .member(let inner, let name) = kind, name.base == "init", case .name(let own) = inner.kind {
      return own.base == base
    }
    return children.contains { $0.mentionsInit(of: base) }
  }
}

extension Pattern {
  /// Which element of which element a variable of a pattern is.
  fileprivate func path(to name: String) -> [Int]? {
    switch kind {
    case .variable(let found, _): return found == name ? [] : nil
    case .typed(let inner, _): return inner.path(to: name)
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        if let rest = element.pattern.path(to: name) { return [index] + rest }
      }
      return nil
    default: return nil
    }
  }
}
