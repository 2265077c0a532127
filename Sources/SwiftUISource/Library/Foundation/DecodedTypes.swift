import OrderedCollections

/// Decoding into the app's own types.
extension Machine {
  func decoded(
    _ data: Value, as info: TypeInfo, _ settings: DecodingSettings, _ expression: Expression
  ) throws(Interrupt) -> Value {
    if let own = decodingInitializer(of: info) {
      var decoder = RecordValue(type: "Decoder", fields: [LabeledValue(label: "data", value: data)])
      if settings.isSnakeCase { decoder["keyDecodingStrategy"] = .symbol(nil, "convertFromSnakeCase") }
      if let dates = settings.dates { decoder["dateDecodingStrategy"] = dates }
      _ = own
      return try construct(
        TypeValue(info: info, name: info.name),
        values: [EvaluatedArgument(label: "from", value: .record(decoder))],
        expression)
    }
    switch info.kind {
    case .enumeration: return try enumCase(data, info, settings, expression)
    case .structure, .classType, .actor: return try instance(data, info, settings, expression)
    default: return data
    }
  }

  private func decodingInitializer(of info: TypeInfo) -> FunctionCode? {
    project.lineage(of: info).lazy.flatMap(\.initializers).first {
      $0.parameters.count == 1 && $0.parameters[0].label == "from"
        && ["Decoder", "any Decoder"].contains($0.parameters[0].type.text.replacingSome)
        && $0.body.value != nil
    }
  }

  private func enumCase(
    _ data: Value, _ info: TypeInfo, _ settings: DecodingSettings, _ expression: Expression
  ) throws(Interrupt) -> Value {
    // A case with values is an object of one member: `{"circle": {"radius": 1}}`.
    if case .dictionary(let members) = data, let pair = members.elements.first, let name = string(pair.key),
      let code = info.cases.first(where: { $0.name == name })
    {
      var payload: [Value] = []
      for (index, parameter) in code.payload.enumerated() {
        guard case .dictionary(let values) = pair.value,
          let value = values[.string(parameter.label ?? "_\(index)")]
        else { throw missing(parameter.label ?? "_\(index)") }
        payload.append(try decoded(value, as: parameter.type, settings, owner: info, expression))
      }
      return .enumeration(
        EnumValue(type: info, name: name, payload: payload, labels: code.payload.map(\.label)))
    }
    let value = try enumeration(info, rawValue: data)
    if value.isNone { throw corrupted(info.name, data) }
    return value
  }

  func instance(
    _ data: Value, _ info: TypeInfo, _ settings: DecodingSettings, _ expression: Expression
  ) throws(Interrupt) -> Value {
    guard case .dictionary(let members) = data else { throw mismatch(info.name, data) }
    let keys = try codingKeys(of: info)
    var values: [String: Value] = [:]
    for type in project.lineage(of: info).reversed() where type.declaration != nil {
      for property in type.storedProperties {
        if property.isLet, property.initial != nil { continue }
        guard let key = keys == nil ? property.name : keys?[property.name] else { continue }
        let found = members[.string(key)] ?? (settings.isSnakeCase ? members[.string(snakeCase(key))] : nil)
        let wanted = declaredOrInferredType(of: property, in: type) ?? .unsupported("")
        if let found, !found.isNone || wanted.isOptional {
          values[property.name] = try decoded(found, as: wanted, settings, owner: type, expression)
        } else if wanted.isOptional {
          values[property.name] = Value.none
        } else if !property.wrappers.isEmpty || isSystemProvided(property) {
          continue
        } else {
          throw missing(key)
        }
      }
    }
    if info.isReference {
      let reference = try allocate(info)
      reads.spoil()
      for (name, value) in values { state.objects[reference.id].fields[name] = value }
      return .object(reference)
    }
    var fields: [Value] = []
    for property in info.storedProperties {
      if let value = values[property.name] {
        fields.append(value)
      } else {
        fields.append(try initialValue(of: property, in: info))
      }
    }
    return .structure(StructValue(type: info, fields: fields))
  }

  /// What `CodingKeys` calls each property in JSON; nil where the type has none.
  func codingKeys(of info: TypeInfo) throws(Interrupt) -> [String: String]? {
    guard let keys = project.findType(["CodingKeys"], owner: info, file: nil, onlyNested: true),
      keys.path.dropLast() == info.path[...]
    else { return nil }
    var result: [String: String] = [:]
    for code in keys.cases {
      let value = try rawValue(of: EnumValue(type: keys, name: code.name, payload: [], labels: []))
      result[code.name] = string(value) ?? code.name
    }
    return result
  }

  /// `imageName` as `image_name`.
  func snakeCase(_ name: String) -> String {
    var result = ""
    for character in name {
      if character.isUppercase { result += "_" + character.lowercased() } else { result.append(character) }
    }
    return result
  }
}

extension String {
  /// The name without `any` or `some` before it.
  fileprivate var replacingSome: String {
    hasPrefix("some ") ? String(dropFirst(5)) : self
  }
}
