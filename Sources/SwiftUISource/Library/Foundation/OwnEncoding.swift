import OrderedCollections

/// What an app's own `encode(to:)` writes: nodes of members, of a list or of one value.
extension Machine {
  /// The node that a value's own `encode(to:)` fills; nil where it has none of its own.
  func ownEncoding(
    of value: Value, _ info: TypeInfo, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    guard let (function, type) = ownEncode(of: info), let encoder = project.types(named: "Encoder").first,
      let holder = project.types(named: "EncodedNode").first
    else { return nil }
    let node = try construct(TypeValue(info: holder, name: holder.name), values: [], expression)
    let given = try construct(
      TypeValue(info: encoder, name: encoder.name), values: [EvaluatedArgument(label: "node", value: node)],
      expression)
    try deeper(expression.file, expression.start) { () throws(Interrupt) in
      _ = try self.call(function, owner: value, type: type, values: [given], expression)
    }
    return node
  }

  private func ownEncode(of info: TypeInfo) -> (FunctionCode, TypeInfo)? {
    for type in project.lineage(of: info) where type.name != "Encodable" {
      let own = type.functions["encode"]?.first {
        $0.body.value != nil && $0.parameters.count == 1 && $0.parameters[0].label == "to"
      }
      if let own { return (own, type) }
    }
    return nil
  }

  /// What a class whose members are encoded for it writes where a subclass's own `encode(to:)` calls it.
  func encodeInherited(
    _ value: Value, by info: TypeInfo, to encoder: Value, _ expression: Expression
  ) throws(Interrupt) {
    guard case .structure(let instance) = encoder, instance.type.name == "Encoder",
      let index = instance.type.fieldIndex["node"], let place = encodedNode(instance.fields[index])
    else { return }
    let keys = try codingKeys(of: info)
    for property in info.storedProperties {
      guard let key = keys == nil ? property.name : keys?[property.name] else { continue }
      let held = try member(property.name, of: value, file: nil, start: 0) ?? .none
      guard !held.isNone else { continue }
      let names = state.objects[place.id].fields["names"]?.arrayValue ?? []
      let values = state.objects[place.id].fields["values"]?.arrayValue ?? []
      state.objects[place.id].fields["names"] = .array(names + [.string(key)])
      state.objects[place.id].fields["values"] = .array(values + [held])
    }
    state.objects[place.id].fields["shape"] = .string("members")
  }

  func encodedNode(_ value: Value) -> ObjectReference? {
    guard case .object(let reference) = value, reference.type.name == "EncodedNode",
      state.objects.indices.contains(reference.id)
    else { return nil }
    return reference
  }

  /// What a node holds, as plain values that JSON has.
  func written(
    _ node: Value, _ expression: Expression, _ settings: EncodingSettings
  ) throws(Interrupt) -> Value {
    guard let reference = encodedNode(node) else { return .none }
    return try written(reference, expression, settings)
  }

  func written(
    _ reference: ObjectReference, _ expression: Expression, _ settings: EncodingSettings
  ) throws(Interrupt) -> Value {
    let fields = state.objects[reference.id].fields
    let values = try (fields["values"]?.arrayValue ?? []).map { (value) throws(Interrupt) in
      try self.encoded(value, expression, settings)
    }
    switch fields["shape"]?.stringValue {
    case "members":
      var result = OrderedDictionary<Value, Value>()
      for (name, value) in zip(fields["names"]?.arrayValue ?? [], values) {
        let key = name.stringValue ?? ""
        result[.string(settings.isSnakeCase ? snakeCase(key) : key)] = value
      }
      return .dictionary(result)
    case "list": return .array(values)
    case "value": return values.first ?? .none
    default: return .dictionary([:])
    }
  }
}
