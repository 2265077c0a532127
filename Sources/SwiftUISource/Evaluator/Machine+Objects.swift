/// Objects: where they are kept and what their properties hold.
extension Machine {
  func allocate(_ info: TypeInfo, _ typeArguments: [TypeValue] = []) throws(Interrupt) -> ObjectReference {
    guard state.objects.count < environment.bounds.collectionCount else {
      throw .budget("more than \(environment.bounds.collectionCount) objects are made", file: nil, start: 0)
    }
    let reference = ObjectReference(id: state.objects.count, type: info)
    state.objects.append(AppState.StoredObject(type: info, fields: [:], typeArguments: typeArguments))
    isInitializing.insert(reference.id)
    defer { isInitializing.remove(reference.id) }
    for type in project.lineage(of: info).reversed() where type.declaration != nil {
      for property in type.storedProperties where !property.isLazy && !isLookedUp(property, in: type) {
        state.objects[reference.id].fields[property.name] = try initialValue(of: property, in: type)
      }
    }
    return reference
  }

  func emptyObject(
    _ type: TypeValue, _ info: TypeInfo, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interrupt) -> Value {
    let reference = try allocate(info, typeArguments(of: type, in: scope))
    for argument in arguments {
      guard let label = argument.label else { continue }
      state.objects[reference.id].fields[label] = try evaluate(argument.value, in: scope)
    }
    return .object(reference)
  }

  /// How to read a stored field of an object; nil where it has none of that name.
  func objectField(_ name: String, of reference: ObjectReference) -> (() throws(Interrupt) -> Value)? {
    guard state.objects.indices.contains(reference.id) else { return nil }
    let held = state.objects[reference.id].fields[name]
    noteRead(.field(reference.id, name), held)
    if let value = held {
      return { () throws(Interrupt) in
        if let (property, type) = self.objectProperty(name, of: reference.type), !property.wrappers.isEmpty,
          self.isWrapper(value, of: property, in: type)
        {
          if let enclosed = try self.enclosed("wrapped", property, in: type, of: reference) {
            return enclosed
          }
          return try self.member("wrappedValue", of: value, file: nil, start: 0) ?? .none
        }
        if case .binding(let binding) = value,
          let (property, _) = self.objectProperty(name, of: reference.type),
          !property.wrappers.isEmpty
        {
          return self.read(binding)
        }
        if case .unknown = value, let (property, _) = self.objectProperty(name, of: reference.type) {
          return self.content(of: value, in: property)
        }
        return value
      }
    }
    guard let (property, type) = objectProperty(name, of: reference.type), !property.isComputed else {
      return nil
    }
    return { () throws(Interrupt) in
      if self.isLookedUp(property, in: type) {
        let value = try self.lookedUp(
          property.wrappers[0], property.type, owner: type, file: property.file, keptAs: false)
        self.state.objects[reference.id].fields[name] = value ?? .none
        return value ?? .none
      }
      guard property.isLazy, let initial = property.initial else { return .none }
      let scope = Scope(parent: nil, owner: type, file: property.file)
      scope.declare("self", .object(reference))
      let hint = property.type.map { TypeHint($0, owner: type, file: property.file) }
      let value = try self.sheltered(property.name) { () throws(Interrupt) in
        try self.deeper(property.file, property.start) { () throws(Interrupt) in
          try self.evaluate(initial, in: scope, hint: hint)
        }
      }
      self.state.objects[reference.id].fields[name] = value
      return value
    }
  }

  func objectProperty(_ name: String, of info: TypeInfo) -> (PropertyCode, TypeInfo)? {
    for type in project.lineage(of: info) {
      if let property = type.properties[name] { return (property, type) }
    }
    return nil
  }
}
