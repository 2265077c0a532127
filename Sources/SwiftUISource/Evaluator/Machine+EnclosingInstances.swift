/// Wrappers that are told whose property they are:
/// `static subscript<Owner>(_enclosingInstance:wrapped:storage:)`, which the properties of classes are read
/// and written by instead of `wrappedValue`.
///
/// Rule: Swift evolution 0258, "Referencing the enclosing 'self' in a wrapper type", as the compiler has it.
extension Machine {
  /// What a wrapped property of an object reads as; nil where its wrapper does not ask for the object.
  ///
  /// - Parameter kind: `wrapped` or `projected`, the label of the subscript's second argument.
  func enclosed(
    _ kind: String, _ property: PropertyCode, in info: TypeInfo, of reference: ObjectReference
  ) throws(Interrupt) -> Value? {
    guard let (code, wrapper) = enclosingSubscript(kind, of: property, in: info, of: reference) else {
      return nil
    }
    return try call(
      code.getter, owner: .type(TypeValue(info: wrapper, name: wrapper.name)), type: wrapper,
      values: keys(of: property, of: reference), placeholder(property.file))
  }

  /// Changes a wrapped property of an object; false where its wrapper does not ask for the object.
  func mutate(
    enclosed property: PropertyCode, in info: TypeInfo, of reference: ObjectReference, _ change: Change
  ) throws(Interrupt) -> Bool {
    guard let (code, wrapper) = enclosingSubscript("wrapped", of: property, in: info, of: reference),
      var value = try enclosed("wrapped", property, in: info, of: reference)
    else { return false }
    try change(&value)
    guard let setter = code.setter.value else { return true }
    let scope = Scope(parent: nil, owner: wrapper, file: code.getter.file)
    scope.declare("self", .type(TypeValue(info: wrapper, name: wrapper.name)))
    for (parameter, key) in zip(code.getter.parameters, keys(of: property, of: reference)) {
      scope.declare(parameter.name, key)
    }
    scope.declare(setter.parameter, value)
    try deeper(property.file, property.start) { () throws(Interrupt) in
      _ = try self.runBlock(setter.body, in: scope)
    }
    state.changeCount += 1
    return true
  }

  /// Changes the wrapper itself that an object keeps, `_depth`; false where it keeps none yet.
  func mutate(
    storageOf property: PropertyCode, of reference: ObjectReference, _ change: Change
  ) throws(Interrupt) -> Bool {
    let name = property.name
    guard let (_, info) = objectProperty(name, of: reference.type),
      var field = state.objects[reference.id].fields[name], isWrapper(field, of: property, in: info)
    else { return false }
    try change(&field)
    state.objects[reference.id].fields[name] = field
    state.changeCount += 1
    return true
  }

  private func enclosingSubscript(
    _ kind: String, of property: PropertyCode, in info: TypeInfo, of reference: ObjectReference
  ) -> (SubscriptCode, TypeInfo)? {
    guard !property.wrappers.isEmpty, let wrapper = customWrapper(of: property, in: info),
      let field = state.objects[reference.id].fields[property.name],
      isWrapper(field, of: property, in: info)
    else { return nil }
    let labels = ["_enclosingInstance", kind, "storage"]
    let code = wrapper.subscripts.first { $0.getter.parameters.map(\.label) == labels }
    return code.map { ($0, wrapper) }
  }

  private func keys(of property: PropertyCode, of reference: ObjectReference) -> [Value] {
    let keyPaths = [property.name, "_\(property.name)"].map {
      Value.keyPath(KeyPathValue(root: nil, components: [.member($0)]))
    }
    return [.object(reference)] + keyPaths
  }
}
