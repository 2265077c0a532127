import EarshotSwiftSemantics

extension Machine {
  /// `as?`: the value as one of another type; nil where it isn't one.
  package func cast(_ value: RuntimeValue, from: Type, to: Type) throws -> RuntimeValue? {
    let value = try value.known
    if from === to { return value }
    if to.isHole {
      let cause = to.causes.first ?? "what it is"
      throw Interruption.unknown(cause.saying("a cast to a type that is not known: \(cause)"))
    }
    if from.isHole || from.isExistential || isErased(from) {
      guard case .existential(let box) = value else {
        // An object says itself what it is: a list of objects may have been taken for one of an existential type.
        if case .object(let object) = value, !to.isExistential, !isErased(to) {
          return try cast(value, from: object.type, to: to)
        }
        return to.isAny ? value : nil
      }
      if to.isAny { return value }
      if isErased(to), isErased(from) { return value }
      return try cast(box.value, from: box.type, to: to)
    }
    if let wrapped = language.wrapped(to) { return try castToOptional(value, from: from, wrapped: wrapped) }
    if let inner = language.wrapped(from) {
      guard let content = value.unwrapped else {
        return to.isAny ? try keeping(value, of: from) : nil
      }
      if to.isAny { return try keeping(value, of: from) }
      return try cast(content, from: inner, to: to)
    }
    return try castPlain(value, from: from, to: to)
  }

  private func castToOptional(_ value: RuntimeValue, from: Type, wrapped: Type) throws -> RuntimeValue? {
    if let inner = language.wrapped(from) {
      guard let content = value.unwrapped else { return .some(.none(0)) }
      if let found = try cast(content, from: inner, to: wrapped) { return found.wrapped }
      return nil
    }
    return try cast(value, from: from, to: wrapped).map(\.wrapped)
  }

  private func castPlain(_ value: RuntimeValue, from: Type, to: Type) throws -> RuntimeValue? {
    switch to.kind {
    case .existential(let existential):
      let type = dynamicType(of: value, from)
      guard fulfills(existential, type) else { return nil }
      return try keeping(value, of: type)
    case .nominal(let nominal, let arguments):
      if isErased(to) {
        guard let hashable = language.type("Hashable"), program.conforms(from, to: hashable, in: nil) == .yes
        else { return nil }
        return try keeping(value, of: dynamicType(of: value, from))
      }
      if case .object(let object) = value {
        if program.superclassType(of: object.type, declaredBy: nominal) === to { return value }
        return try natives.bridge(value, object.type, to, self)
      }
      if case .host(let host) = value, let path = host.value as? KeyPathValue {
        return program.superclassType(of: self.type(of: path), declaredBy: nominal) === to ? value : nil
      }
      if from.isClass, case .host = value,
        program.superclassType(of: dynamicType(of: value, from), declaredBy: nominal) === to
      {
        return value
      }
      guard from.nominal === nominal else { return try natives.bridge(value, from, to, self) }
      return try castElements(value, from.arguments, arguments)
    case .tuple(let others):
      guard case .tuple(let some) = from.kind, some.count == others.count, case .fields(let fields) = value
      else { return nil }
      var made: ContiguousArray<RuntimeValue> = []
      for index in some.indices {
        guard let found = try cast(fields[index], from: some[index].type, to: others[index].type) else {
          return nil
        }
        made.append(found)
      }
      return .fields(made)
    case .metatype(let wanted):
      guard case .metatype(let type) = value else { return nil }
      if type === wanted { return value }
      if case .existential(let existential) = wanted.kind { return fulfills(existential, type) ? value : nil }
      return wanted.nominal.flatMap { program.superclassType(of: type, declaredBy: $0) } === wanted
        ? value : nil
    default: return nil
    }
  }

  private func castElements(_ value: RuntimeValue, _ some: [Type], _ others: [Type]) throws -> RuntimeValue? {
    switch value {
    case .list(let elements):
      var made: ContiguousArray<RuntimeValue> = []
      for element in elements {
        guard let found = try cast(element, from: some[0], to: others[0]) else { return nil }
        made.append(found)
      }
      return .list(made)
    case .dictionary(let table), .set(let table):
      let made = HashedTable()
      let rule = tables.rule(for: others[0])
      for (key, element) in table.entries {
        guard let found = try cast(key.value, from: some[0], to: others[0]) else { return nil }
        if some.count > 1 {
          guard let content = try cast(element, from: some[1], to: others[1]) else { return nil }
          made.entries[try rule.key(found)] = content
        } else {
          made.entries[try rule.key(found)] = .void
        }
      }
      if case .set = value { return .set(made) }
      return .dictionary(made)
    default: return nil
    }
  }

  /// The type that a value really is of.
  package func dynamicType(of value: RuntimeValue, _ type: Type) -> Type {
    switch value {
    case .object(let object): return object.type
    case .host(let host):
      if let path = host.value as? KeyPathValue { return self.type(of: path) }
      return type.isClass ? natives.classOfObject(host.value, self) ?? type : type
    case .existential(let box) where type.isExistential || type.isHole || isErased(type):
      return dynamicType(of: box.value, box.type)
    case .metatype(let instance) where type.instance != nil: return types.metatype(instance)
    default: return type
    }
  }

  func fulfills(_ existential: Existential, _ type: Type) -> Bool {
    if existential.isClassBound, !type.isClass { return false }
    if let above = existential.superclass {
      guard let nominal = above.nominal, program.superclassType(of: type, declaredBy: nominal) != nil else {
        return false
      }
    }
    return existential.protocols.allSatisfy { use in
      guard program.conforms(type, to: use.type, in: nil) == .yes else { return false }
      return zip(use.type.code.primaryAssociatedTypes, use.arguments).allSatisfy { name, argument in
        guard let associated = program.associatedType(named: name, of: use.type) else { return true }
        return program.memberType(associated, of: type, in: nil) === argument
      }
    }
  }
}
