/// `lazy var` of a struct: made when it is first read, with what the struct holds then.
extension Machine {
  private static let storage = TypeInfo(path: ["LazyField"], declaration: nil, extensions: [])

  /// What stands in the field until then: a place of its own, which copies of the struct share.
  func lazyField() throws(Interrupt) -> Value {
    reads.spoil()
    return .record("LazyField", ["storage": .object(try allocate(Machine.storage))])
  }

  /// What a lazy property holds; nil where it was set.
  func lazyValue(
    _ property: PropertyCode, _ field: Value, of instance: StructValue
  ) throws(Interrupt) -> Value? {
    guard case .object(let storage)? = field.record(of: "LazyField")?["storage"],
      let initial = property.initial, state.objects.indices.contains(storage.id)
    else { return nil }
    reads.spoil()
    if let known = state.objects[storage.id].fields["value"] { return known }
    let scope = Scope(parent: nil, owner: instance.type, file: property.file)
    scope.declare("self", .structure(instance))
    let hint = property.type.map { TypeHint($0, owner: instance.type, file: property.file) }
    let value = try sheltered(property.name) { () throws(Interrupt) in
      try deeper(property.file, property.start) { () throws(Interrupt) in
        try fit(evaluate(initial, in: scope, hint: hint), to: property.type, owner: instance.type)
      }
    }
    state.objects[storage.id].fields["value"] = value
    return value
  }
}
