/// What an object was made with, where what it made of that can't be followed.
extension Machine {
  /// Keeps what an initializer was given, where something in it hung on what is not known: a note that code
  /// of another language keeps, for one.
  func keepGiven(_ function: FunctionCode, owner: Value?, in scope: Scope) {
    guard function.name == "init", !function.parameters.isEmpty, case .object(let reference)? = owner,
      state.objects.indices.contains(reference.id)
    else { return }
    for parameter in function.parameters where parameter.label != nil {
      let key = Machine.spoken(parameter.name)
      guard state.objects[reference.id].given[key] == nil, let found = scope.find(parameter.name) else {
        continue
      }
      let value = found.scope.variables[found.index].value
      guard !value.isUnknown, !value.isFunction else { continue }
      state.objects[reference.id].given[key] = (parameter.type, value)
    }
  }

  /// The value that an object was made with for a property of the same name and type that only computes
  /// what is not known here; as what a package's type was made with is read by its labels.
  func madeWith(_ property: PropertyCode, _ owner: Value, _ value: Value) -> Value {
    guard value.isUnknown, !property.hasSetter, case .object(let reference) = owner,
      state.objects.indices.contains(reference.id), let type = property.type,
      let given = state.objects[reference.id].given[Machine.spoken(property.name)], given.type == type
    else { return value }
    notice(
      .note, .standIn, property.file, property.start,
      "'\(property.name)' can't be followed here; it counts as what '\(reference.type.name)' was made with")
    return given.value
  }

  /// A name without what only its spelling adds: `created_at` and `createdAt` are the same.
  private static func spoken(_ name: String) -> String {
    String(name.lowercased().filter { $0 != "_" })
  }
}
