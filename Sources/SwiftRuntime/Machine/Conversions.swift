import EarshotSwiftSemantics

extension Machine {
  /// What a type of code really is here: type parameters and `some P` replaced.
  package func concrete(_ type: Type, _ generics: Generics) -> Type {
    plain(generics.resolve(type, program))
  }

  /// The type with what is behind every `some P`.
  ///
  /// A type in which another stands twice, and in that another, is one small graph and as long as all of them written
  /// out: each is looked at once.
  package func plain(_ type: Type) -> Type {
    guard type.hasOpaques else { return type }
    if let known = plainTypes?[type] { return known }
    let isOutermost = plainTypes == nil
    if isOutermost { plainTypes = [:] }
    defer { if isOutermost { plainTypes = nil } }
    let found = plainAnew(type)
    plainTypes?[type] = found
    return found
  }

  private func plainAnew(_ type: Type) -> Type {
    if case .opaque(let opaque, let arguments) = type.kind {
      guard let found = program.underlying(of: opaque, arguments.map(plain)) else { return type }
      return plain(found)
    }
    if case .member(let base, let associated) = type.kind {
      return program.memberType(associated, of: plain(base), in: nil)
    }
    return types.rebuild(type, plain)
  }

  /// A value of one type as one of another that it converts to without being asked.
  package func convert(_ value: RuntimeValue, from: Type, to: Type) throws -> RuntimeValue {
    if from === to { return value }
    switch value {
    case .unset, .unknown: return value
    default: break
    }
    if to.isHole || to.isExistential || isErased(to) { return try erase(value, from: from, to: to) }
    if from.isHole { return try reveal(value, as: to) }
    if let inner = language.wrapped(to) { return try convertToOptional(value, from: from, wrapped: inner) }
    // A key path where a function is wanted (SE-0249).
    if to.function != nil, case .host(let host) = value, let path = host.value as? KeyPathValue {
      return .function(FunctionValue { [unowned self] in try read(path, of: $0[0]) })
    }
    switch (from.kind, to.kind) {
    case (.tuple(let some), .tuple(let others)):
      guard case .fields(let fields) = value, some.count == others.count, fields.count == some.count else {
        return value
      }
      return .fields(
        ContiguousArray(
          try fields.indices.map {
            try convert(fields[$0], from: some[$0].type, to: others[$0].type)
          }))
    case (.function(let one), .function(let other)):
      try nest()
      return convert(value, from: one, to: other)
    case (.nominal(let one, let some), .nominal(let other, let others)) where one === other:
      return try convertElements(value, some, others)
    default:
      if from.isExistential, !to.isClass { return try reveal(value, as: to) }
      // Of `any P` where P has this superclass.
      if from.isExistential, case .existential(let box) = value, box.type.isClass, let above = to.nominal,
        program.superclassType(of: box.type, declaredBy: above) != nil
      {
        return box.value
      }
      if to.isClass, to.nominal?.module.isSource == false, let object = try bridged(value, from, to) {
        return object
      }
      return value
    }
  }

  /// Whether every value of a type is kept with its own type: `AnyHashable`.
  func isErased(_ type: Type) -> Bool { type.nominal === language.type("AnyHashable") }

  private func erase(_ value: RuntimeValue, from: Type, to: Type) throws -> RuntimeValue {
    if from.isHole || from.isExistential || isErased(from) {
      if isErased(to), !isErased(from), case .existential(let box) = value {
        return try erase(box.value, from: box.type, to: to)
      }
      return value
    }
    // `AnyHashable` is what is in an optional.
    if isErased(to), let inner = language.wrapped(from), let content = value.unwrapped {
      return try erase(content, from: inner, to: to)
    }
    if case .object(let object) = value, from.isClass { return try keeping(value, of: object.type) }
    return try keeping(value, of: from.isClass ? dynamicType(of: value, from) : from)
  }

  /// A value with its type.
  func keeping(_ value: RuntimeValue, of type: Type) throws -> RuntimeValue {
    try nest()
    return .existential(ExistentialValue(type: type, value: value))
  }

  /// A value of unknown type where the code needs one of a type.
  private func reveal(_ value: RuntimeValue, as type: Type) throws -> RuntimeValue {
    guard case .existential(let box) = value else { return value }
    if box.type === type { return box.value }
    if let found = try cast(box.value, from: box.type, to: type) { return found }
    throw Interruption.unknown("a value of type \(box.type) where \(type) is needed")
  }

  /// A value as an object of a class that isn't its own.
  private func bridged(_ value: RuntimeValue, _ from: Type, _ to: Type) throws -> RuntimeValue? {
    if case .existential(let box) = value { return try bridged(box.value, box.type, to) }
    if from.isClass, let nominal = to.nominal, program.superclassType(of: from, declaredBy: nominal) != nil {
      return value
    }
    // An object of a class above is one of the value's own.
    let own = language.object(of: from)
    let isAbove =
      to.nominal.flatMap { above in own.flatMap { program.superclassType(of: $0, declaredBy: above) } } === to
    return try natives.bridge(value, from, isAbove ? own ?? to : to, self)
  }

  /// How many optionals are around what is in them.
  private func depth(of type: Type) -> Int { language.wrapped(type).map { depth(of: $0) + 1 } ?? 0 }

  private func convertToOptional(_ value: RuntimeValue, from: Type, wrapped: Type) throws -> RuntimeValue {
    // What is less deep in optionals than what is wanted is put into one.
    guard let inner = language.wrapped(from), depth(of: from) > depth(of: wrapped) else {
      return try convert(value, from: from, to: wrapped).wrapped
    }
    guard let content = value.unwrapped else { return .none(0) }
    return try convert(content, from: inner, to: wrapped).wrapped
  }

  private func convert(_ value: RuntimeValue, from: FunctionType, to: FunctionType) -> RuntimeValue {
    guard case .function(let function) = value else { return value }
    if from.parameters.count > 1, to.parameters.count == 1 { return spread(function, from: from, to: to) }
    guard from.parameters.count == to.parameters.count else { return value }
    let isSame =
      from.result === to.result
      && zip(from.parameters, to.parameters).allSatisfy { $0.type === $1.type }
    if isSame { return value }
    return .function(
      FunctionValue { [unowned self] arguments in
        for index in arguments.indices where index < to.parameters.count {
          arguments[index] = try convert(
            arguments[index], from: to.parameters[index].type, to: from.parameters[index].type)
        }
        let result = try function.body(&arguments)
        return to.result.isVoid ? .void : try convert(result, from: from.result, to: to.result)
      })
  }

  /// A function of several parameters where one of a tuple is wanted.
  private func spread(_ function: FunctionValue, from: FunctionType, to: FunctionType) -> RuntimeValue {
    .function(
      FunctionValue { [unowned self] arguments in
        guard arguments.count == 1, case .fields(var list) = arguments[0] else {
          return try function.body(&arguments)
        }
        let result = try function.body(&list)
        return to.result.isVoid ? .void : try convert(result, from: from.result, to: to.result)
      })
  }

  /// Arrays, sets and dictionaries convert with their elements.
  private func convertElements(_ value: RuntimeValue, _ some: [Type], _ others: [Type]) throws
    -> RuntimeValue
  {
    guard some.count == others.count, !some.isEmpty else { return value }
    switch value {
    case .list(let elements):
      return .list(
        ContiguousArray(try elements.map { try convert($0, from: some[0], to: others[0]) }))
    case .set(let table):
      let rule = tables.rule(for: others[0])
      let made = HashedTable()
      for key in table.entries.keys {
        made.entries[try rule.key(convert(key.value, from: some[0], to: others[0]))] = .void
      }
      return .set(made)
    case .dictionary(let table) where some.count == 2:
      let rule = tables.rule(for: others[0])
      let made = HashedTable()
      for (key, value) in table.entries {
        made.entries[try rule.key(convert(key.value, from: some[0], to: others[0]))] =
          try convert(value, from: some[1], to: others[1])
      }
      return .dictionary(made)
    default: return value
    }
  }
}
