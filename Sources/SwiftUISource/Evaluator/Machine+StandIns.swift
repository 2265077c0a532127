import EarshotSwiftUIScreens

extension Machine {
  /// A value of the declared type for a stored property that nobody gave one: what `--state`
  /// says, else a stand-in that can be read.
  func standIn(for property: PropertyCode, of info: TypeInfo) throws(Interrupt) -> Value {
    let isBinding = property.wrappers.contains { $0.name == "Binding" }
    if let given = try givenValue(property.name, as: givenType(of: property, in: info), owner: info) {
      return isBinding ? .binding(.constant(given)) : given
    }
    let type = property.type ?? .unsupported("")
    if isBinding {
      return .binding(.constant(try standIn(named: property.name, type, owner: info, depth: 0)))
    }
    if property.wrappers.contains(where: {
      $0.name == "ObservedObject" || $0.name == "StateObject" || $0.name == "Bindable"
    }) {
      return try standIn(named: property.name, type, owner: info, depth: 0)
    }
    return try standIn(named: property.name, type, owner: info, depth: 0)
  }

  /// A `String` named `title` reads as `«title»`.
  func standIn(
    named name: String, _ type: TypeName, owner: TypeInfo?, depth: Int
  ) throws(Interrupt) -> Value {
    switch type {
    case .optional: return .none
    case .array(let element):
      return depth > 2
        ? .array([]) : .array([try standIn(named: name, element, owner: owner, depth: depth + 1)])
    case .dictionary: return .dictionary([:])
    case .tuple(let types, let labels):
      var values: [(label: String?, value: Value)] = []
      for (type, label) in zip(types, labels) {
        values.append((label, try standIn(named: label ?? name, type, owner: owner, depth: depth + 1)))
      }
      return .tuple(values)
    case .function(_, let result, _):
      let type = owner.map { TypeValue(info: $0, name: $0.name) }
      return .closure(ClosureValue(body: .native(.standIn(name, result, owner: type)), scope: nil))
    case .opaque(let names): return try standIn(forProtocols: names, named: name, depth: depth)
    case .named(let path, let arguments):
      return try standIn(named: name, path, arguments, owner: owner, depth: depth)
    case .unsupported: return .unknown(UnknownValue(source: name, missing: name))
    }
  }

  private func standIn(
    named name: String, _ path: [String], _ arguments: [TypeName], owner: TypeInfo?, depth: Int
  ) throws(Interrupt) -> Value {
    let simple = path.last ?? ""
    if simple == "Binding", let inner = arguments.first {
      return .binding(.constant(try standIn(named: name, inner, owner: owner, depth: depth)))
    }
    if path.count == 1, let protocols = project.constraints(of: simple, in: owner) {
      return try standIn(forProtocols: protocols, named: name, depth: depth)
    }
    if let info = declaredType(TypeHint(.named(path, arguments), owner: owner), in: nil) {
      if AttributedStringClasses.texts.contains(simple) {
        let text = EvaluatedArgument(label: "string", value: .string(PlaceholderText.marked(name)))
        return try construct(TypeValue(info: info, name: simple), values: [text], placeholder(nil))
      }
      return try standIn(of: info, named: name, depth: depth, arguments)
    }
    if depth < 8, let alias = project.alias(simple, owner: owner), alias.simpleName != simple {
      return try standIn(named: name, alias, owner: owner, depth: depth + 1)
    }
    switch simple {
    case "String", "Substring", "Character": return .string(PlaceholderText.marked(name))
    case "LocalizedStringKey", "LocalizedStringResource", "Text":
      return .localized(LocalizedText(PlaceholderText.marked(name)))
    case "AttributedString": return .attributed(.init(PlaceholderText.marked(name)))
    case "Bool": return .bool(false)
    case _ where MachineTypes.integers.contains(simple): return .int(0)
    case _ where MachineTypes.floatingPoint.contains(simple): return .double(0)
    case "Date": return .date(environment.now)
    case "URL": return .url("https://example.org")
    case "UUID":
      return .record(
        RecordValue(type: "UUID", fields: [LabeledValue(label: "uuidString", value: .string(makeUUID()))]))
    case "Array", "Set": return .array([])
    case "Data": return DataBytes.value(text: "")
    case "Duration": return .record("Duration", ["seconds": .double(0)])
    case "CGSize": return Library.size(0, 0)
    case "CGPoint": return Library.point(0, 0)
    case "CGRect": return Library.rect(0, 0, 0, 0)
    case "Void": return .void
    case "Color": return .symbol(SymbolValue(type: "Color", name: "primary"))
    case "Image": return .symbol(SymbolValue(type: "Image", name: PlaceholderText.marked(name)))
    case "AnyView", "EmptyView", "Content", "Label": return .view(.empty)
    default:
      let missing = path.joined(separator: ".")
      return .unknown(UnknownValue(source: name, missing: missing, type: missing))
    }
  }

  private func standIn(forProtocols names: [String], named name: String, depth: Int) throws(Interrupt)
    -> Value
  {
    for protocolName in names {
      if SDK.builderProtocols.contains(protocolName) { return .view(.empty) }
      if protocolName == "StringProtocol" { return .string(PlaceholderText.marked(name)) }
      if Machine.sequenceProtocols.contains(protocolName) { return .array([]) }
    }
    if depth < 3, names.count > 1, let info = project.firstConformer(toAll: names) {
      return try standIn(of: info, named: name, depth: depth + 1)
    }
    for protocolName in names where !SDK.commonProtocols.contains(protocolName) {
      if depth < 3, let info = project.firstConformer(to: protocolName) {
        return try standIn(of: info, named: name, depth: depth + 1)
      }
    }
    return .unknown(UnknownValue(source: name, missing: names.first ?? name, type: names.first))
  }

  /// - Parameter arguments: what the type's own parameters are there: `Int` of `Box<Int>`.
  private func standIn(
    of info: TypeInfo, named name: String, depth: Int, _ arguments: [TypeName] = []
  ) throws(Interrupt) -> Value {
    let bound = Dictionary(zip(info.genericParameters, arguments)) { first, _ in first }
    guard depth < 4 || (info.kind == .enumeration && depth < 8) else {
      return .unknown(UnknownValue(source: name, missing: info.name))
    }
    // A sample that the app itself keeps for its previews is the best stand-in there is.
    for sample in ["preview", "sample", "example", "mock", "placeholder", "shared"] {
      if let property = info.staticProperties[sample],
        property.type == nil || property.type?.unwrapped.simpleName == info.name
          || property.type?.simpleName == "Self",
        let value = try? staticMember(sample, of: info, arguments: nil), declaredInfo(of: value) != nil
      {
        return value
      }
    }
    switch info.kind {
    case .enumeration:
      guard let first = info.cases.first else { return .none }
      var payload: [Value] = []
      for parameter in first.payload {
        payload.append(
          try standIn(named: parameter.label ?? name, parameter.type, owner: info, depth: depth + 1))
      }
      return .enumeration(
        EnumValue(type: info, name: first.name, payload: payload, labels: first.payload.map(\.label)))
    case .structure:
      var fields: [Value] = []
      for property in info.storedProperties {
        if property.initial != nil || isSystemProvided(property) {
          fields.append(try initialValue(of: property, in: info))
        } else if let type = property.type?.binding(bound) {
          fields.append(try standIn(named: property.name, type, owner: info, depth: depth + 1))
        } else {
          fields.append(.none)
        }
      }
      return .structure(StructValue(type: info, fields: fields))
    case .classType, .actor:
      let reference = try allocate(info)
      for type in project.lineage(of: info) where type.declaration != nil {
        for property in type.storedProperties where property.initial == nil && !property.isLazy {
          guard let typeName = property.type?.binding(bound), !typeName.isOptional else { continue }
          state.objects[reference.id].fields[property.name] = try standIn(
            named: property.name, typeName, owner: type, depth: depth + 1)
        }
      }
      return .object(reference)
    case .protocolType:
      if let conformer = project.firstConformer(to: info.name) {
        return try standIn(of: conformer, named: name, depth: depth + 1)
      }
      return .unknown(UnknownValue(source: name, missing: info.name))
    case .extensionType: return .unknown(UnknownValue(source: name, missing: info.name))
    }
  }

  func makeUUID() -> String {
    let high = state.nextRandom()
    let low = state.nextRandom()
    let digits = hex(high) + hex(low)
    let characters = Array(digits)
    let cut = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(characters[$0]) }
    return cut.joined(separator: "-")
  }

  private func hex(_ value: UInt64) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - text.count) + text
  }

  /// Types that only a decoder or a database makes: their stored properties by name.
  func decodedStandIn(
    _ info: TypeInfo, _ arguments: [CallArgument], in scope: Scope, _ expression: Expression
  ) throws(Interrupt) -> Value? {
    nil
  }
}
