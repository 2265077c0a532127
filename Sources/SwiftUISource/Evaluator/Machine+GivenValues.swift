import OrderedCollections

/// Values that a user gives from outside: `--state NAME=VALUE`, then `--data FILE`.
extension Machine {
  /// What is given for a property or parameter of that name, as its type wants it; nil where
  /// nothing is.
  func givenValue(_ name: String, as type: TypeName?, owner: TypeInfo?) throws(Interrupt) -> Value? {
    if let text = overrides.value(for: name),
      let value = try stateValue(text, named: name, as: type, owner: owner)
    {
      return value
    }
    guard let data = overrides.data(for: name) else { return nil }
    return try value(of: data, named: name, as: type, owner: owner)
  }

  /// A value of a data file as a type of the program: structures by their properties, cases by
  /// raw value or name, dates by number (seconds since 1970) or ISO 8601.
  func value(
    of data: DataValue, named name: String, as type: TypeName?, owner: TypeInfo?
  ) throws(Interrupt) -> Value {
    guard let type else { return try plain(data) }
    switch (data, expanded(type, owner: owner)) {
    case (.null, _): return .none
    case (.array(let values), .array(let element)): return .array(try list(values, element, owner, name))
    case (.array(let values), .named(let path, let arguments)) where arguments.count == 1:
      let elements = try list(values, arguments[0], owner, name)
      return path.last == "Set" ? .set(OrderedSet(elements)) : .array(elements)
    case (.object(let members), .dictionary(let key, let held)):
      var result = OrderedDictionary<Value, Value>()
      for member in members.sorted(by: { $0.key < $1.key }) {
        let key = try value(of: .string(member.key), named: name, as: key, owner: owner)
        result[key] = try value(of: member.value, named: member.key, as: held, owner: owner)
      }
      return .dictionary(result)
    case (_, .named(let path, let arguments)):
      if path == ["Binding"], let held = arguments.first {
        return .binding(.constant(try value(of: data, named: name, as: held, owner: owner)))
      }
      if let info = declaredType(TypeHint(.named(path, arguments), owner: owner), in: nil) {
        return try value(of: data, as: info, named: name)
      }
      if case .object = data, isOutside(path) {
        return try outside(data, path.joined(separator: "."), named: name)
      }
      return try value(of: data, ofSDKType: path.last ?? "")
    default: return try plain(data)
    }
  }

  /// Whether nobody here declares the type: what is given for it stands for a value of it.
  private func isOutside(_ path: [String]) -> Bool {
    guard let name = path.last, name.startsUppercase, name != "Any" else { return false }
    return !SDK.isKnownType(name) && !Library.valueTypes.contains(name) && project.types(named: name).isEmpty
  }

  /// A value of a type from outside with the members that are given.
  private func outside(_ data: DataValue, _ type: String, named name: String) throws(Interrupt) -> Value {
    guard case .object(let members) = data else { return try plain(data) }
    var fields: [LabeledValue] = []
    for (key, member) in members.sorted(by: { $0.key < $1.key }) {
      fields.append(
        LabeledValue(label: key, value: try outside(member, "\(type).\(key)", named: "\(name).\(key)")))
    }
    return .unknown(UnknownValue(source: name, missing: type, fields: fields, type: type))
  }

  private func list(
    _ values: [DataValue], _ element: TypeName, _ owner: TypeInfo?, _ name: String
  ) throws(Interrupt) -> [Value] {
    var result: [Value] = []
    for item in values { result.append(try value(of: item, named: name, as: element, owner: owner)) }
    return result
  }

  func value(of data: DataValue, ofSDKType name: String) throws(Interrupt) -> Value {
    switch (data, name) {
    case (.int(let number), _) where MachineTypes.floatingPoint.contains(name): return .double(Double(number))
    case (.int(let seconds), "Date"): return .date(Double(seconds))
    case (.double(let seconds), "Date"): return .date(seconds)
    case (.string(let text), "Date"):
      let strategy = Value.symbol(SymbolValue(name: "iso8601"))
      let arguments = [
        EvaluatedArgument(label: nil, value: .string(text)), .init(label: "strategy", value: strategy),
      ]
      return try construct(TypeValue(info: nil, name: "Date"), values: arguments, placeholder(nil))
    case (.string(let text), "URL"): return .url(text)
    case (.string(let text), "UUID"):
      let field = LabeledValue(label: "uuidString", value: .string(text))
      return .record(RecordValue(type: "UUID", fields: [field]))
    case (.string(let text), "LocalizedStringKey"), (.string(let text), "LocalizedStringResource"):
      return .localized(LocalizedText(text))
    case (.string(let text), "AttributedString"): return .attributed(.init(text))
    case (.string(let text), "Color"): return .symbol(SymbolValue(type: "Color", name: text))
    default: return try plain(data)
    }
  }

  func value(of data: DataValue, as info: TypeInfo, named name: String) throws(Interrupt) -> Value {
    switch (info.kind, data) {
    case (.enumeration, _):
      let plain = try plain(data)
      let raw = try enumeration(info, rawValue: plain)
      if !raw.isNone { return raw }
      if case .string(let name) = plain, info.cases.contains(where: { $0.name == name }) {
        return try staticMember(name, of: info, arguments: nil) ?? .none
      }
      return .none
    case (.structure, .object(let members)):
      var fields: [Value] = []
      for property in info.storedProperties {
        let type = givenType(of: property, in: info)
        if let member = members[property.name] {
          fields.append(try value(of: member, named: property.name, as: type, owner: info))
        } else if property.initial != nil || isSystemProvided(property) || type == nil {
          fields.append(try initialValue(of: property, in: info))
        } else {
          fields.append(try standIn(named: property.name, type ?? .unsupported(""), owner: info, depth: 1))
        }
      }
      return .structure(StructValue(type: info, fields: fields))
    case (.classType, .object(let members)), (.actor, .object(let members)):
      let made = try standIn(named: name, .named(info.path, []), owner: info, depth: 0)
      guard case .object(let reference) = made else { return made }
      for (label, member) in members.sorted(by: { $0.key < $1.key }) {
        guard let (property, type) = objectProperty(label, of: info), !property.isComputed else { continue }
        let wanted = givenType(of: property, in: type)
        state.objects[reference.id].fields[label] = try value(
          of: member, named: label, as: wanted, owner: type)
      }
      return made
    default: return try plain(data)
    }
  }

  func plainValue(_ data: DataValue) throws(Interrupt) -> Value { try plain(data) }

  private func plain(_ data: DataValue) throws(Interrupt) -> Value {
    switch data {
    case .null: return .none
    case .bool(let value): return .bool(value)
    case .int(let value): return .int(value)
    case .double(let value): return .double(value)
    case .string(let value): return .string(value)
    case .array(let values):
      var result: [Value] = []
      for value in values { result.append(try plain(value)) }
      return .array(result)
    case .object(let members):
      var result = OrderedDictionary<Value, Value>()
      for member in members.sorted(by: { $0.key < $1.key }) {
        result[.string(member.key)] = try plain(member.value)
      }
      return .dictionary(result)
    }
  }
}
