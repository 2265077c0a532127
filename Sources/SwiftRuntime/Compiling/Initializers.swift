import EarshotSwiftCode
import EarshotSwiftSemantics

extension FunctionBuilder {
  func compileInitializer(_ value: Value, _ code: FunctionDeclaration) -> Code {
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
        try budget.nest()
        value = .fields(ContiguousArray(repeating: .unset, count: tables.layout(of: owner).count))
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
    try budget.take(Machine.stepsOfObject)
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
      var initial = try initialValue(of: property, .metatype(type), above)
      if property.modifiers.doesNotKeep { initial = initial.weak }
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
    guard let found else { return try callSuperInitFurther(nominal, type, object) }
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

  private func callSuperInitFurther(_ nominal: NominalType, _ type: Type, _ object: RuntimeValue) throws {
    var value = object
    try setInitialValues(of: nominal, &value, type)
  }

  /// `Tide()`, where a type has it; nil where it hasn't.
  func makeEmpty(_ type: Type) throws -> RuntimeValue? {
    guard let found = program.emptyInitializer(of: type, in: nil) else { return nil }
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

  /// The wrapper of a property around a first value: with what its attribute says besides, as the key of
  /// `@AppStorage("key") var isOn = true` (SE-0258).
  func wrap(_ value: RuntimeValue, for property: Value, in storage: Type, on type: Type) throws
    -> RuntimeValue
  {
    guard let function = tables.wrapping(of: property) else { return try wrap(value, in: storage) }
    var arguments: ContiguousArray<RuntimeValue> = [.metatype(type), value]
    return try function.run(self, generics(of: property, on: type, own: []), [], &arguments)
  }

  /// The wrapper around a first value.
  func wrap(_ value: RuntimeValue, in storage: Type) throws -> RuntimeValue {
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
        given = try wrap(given, for: property, in: concrete(wrapper.storage, generics), on: type)
      }
      if property.modifiers.doesNotKeep { given = given.weak }
      try value.modifyField(place) { $0 = given }
    }
    try setInitialValues(of: owner, &value, type)
    if owner.kind != .structure { try callSuperInit(owner, type, value) }
    return value
  }
}

/// `init?` gave nothing.
enum InitializerFailure: Error {
  case failed
}

extension Block {
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
  fileprivate func mentionsInit(of base: String) -> Bool {
    if case .member(let inner, let name) = kind, name.base == "init", case .name(let own) = inner.kind {
      return own.base == base
    }
    return children.contains { $0.mentionsInit(of: base) }
  }
}
