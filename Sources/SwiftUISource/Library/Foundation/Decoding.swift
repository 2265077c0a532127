import EarshotLocalization
import OrderedCollections

/// `JSONDecoder`: values of the app's types from JSON, by synthesized or own initializers.
extension Machine {
  /// Decoders and containers as records hold them.
  static let decodingTypes: Set<String> = [
    "JSONDecoder", "PropertyListDecoder", "Decoder", "KeyedDecodingContainer", "UnkeyedDecodingContainer",
    "SingleValueDecodingContainer",
  ]

  /// What a decoder is set to, passed on to what it decodes inside.
  struct DecodingSettings {
    var isSnakeCase = false
    var dates: Value?
    /// What the type parameters of the type that is read stand for.
    var bound: [String: TypeName] = [:]

    init(_ decoder: RecordValue) {
      isSnakeCase = decoder["keyDecodingStrategy"]?.symbolName == "convertFromSnakeCase"
      dates = decoder["dateDecodingStrategy"]
    }
  }

  func decodingMethod(of value: inout Value, _ record: RecordValue, _ call: LibraryCall) throws(Interrupt)
    -> Value?
  {
    var settings = DecodingSettings(record)
    if let added = try addedStrategy(settings.dates) { settings.dates = added }
    switch (record.type, call.name) {
    case ("JSONDecoder", "decode"), ("PropertyListDecoder", "decode"):
      guard let type = call.first, let data = call["from"] else { return nil }
      if data.isUnknown { return unknownResult(of: call) }
      guard let text = data.record(of: "Data").flatMap(DataBytes.text) ?? string(data) else { return nil }
      // A property list in XML reads as the JSON that says the same.
      let isList = record.type == "PropertyListDecoder"
      let plain = isList ? PropertyListTexts.json(Array(text.utf8)) ?? text : text
      return try decoded(
        try json(plain), as: typeName(type), settings, owner: declaration(in: type), call.expression)
    case ("Decoder", "container"):
      guard case .dictionary? = record["data"] else { throw mismatch("a dictionary", record["data"]) }
      var container = record
      container.type = "KeyedDecodingContainer"
      container["keys"] = call["keyedBy"] ?? Value.none
      return .record(container)
    case ("Decoder", "unkeyedContainer"), ("Decoder", "singleValueContainer"):
      var container = record
      container.type =
        call.name == "unkeyedContainer" ? "UnkeyedDecodingContainer" : "SingleValueDecodingContainer"
      container["currentIndex"] = .int(0)
      return .record(container)
    case ("KeyedDecodingContainer", _): return try keyed(record, settings, call)
    case ("UnkeyedDecodingContainer", _): return try unkeyed(&value, record, settings, call)
    case ("SingleValueDecodingContainer", "decodeNil"): return .bool(record["data"]?.isNone ?? true)
    case ("SingleValueDecodingContainer", "decode"):
      return try decoded(record["data"] ?? .none, as: typeName(call.first), settings, call.expression)
    default: return nil
    }
  }

  /// A way to read dates that the app adds to the decoder's own: `.quayTime`.
  private func addedStrategy(_ strategy: Value?) throws(Interrupt) -> Value? {
    guard case .symbol(let symbol)? = strategy, symbol.arguments == nil else { return nil }
    return try extensionStatic(symbol.name, ofSDKType: "JSONDecoder.DateDecodingStrategy")
  }

  // MARK: Containers

  private func keyed(
    _ record: RecordValue, _ settings: DecodingSettings, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    guard case .dictionary(let members)? = record["data"] else { return nil }
    let key = try keyText(call["forKey"] ?? call.first, record)
    let found = members[.string(key)] ?? (settings.isSnakeCase ? members[.string(snakeCase(key))] : nil)
    switch call.name {
    case "contains": return .bool(found != nil)
    case "decodeNil": return .bool(found?.isNone ?? true)
    case "decodeIfPresent":
      guard let found, !found.isNone else { return Value.none }
      return try decoded(found, as: typeName(call.first), settings, call.expression)
    case "decode":
      guard let found else { throw missing(key) }
      return try decoded(found, as: typeName(call.first), settings, call.expression)
    case "nestedContainer", "nestedUnkeyedContainer", "superDecoder":
      guard let found else { throw missing(key) }
      var inner = record
      inner.type =
        ["nestedContainer": "KeyedDecodingContainer", "superDecoder": "Decoder"][call.name]
        ?? "UnkeyedDecodingContainer"
      inner["data"] = found
      inner["keys"] = call["keyedBy"] ?? Value.none
      inner["currentIndex"] = .int(0)
      return .record(inner)
    default: return nil
    }
  }

  private func unkeyed(
    _ value: inout Value, _ record: RecordValue, _ settings: DecodingSettings, _ call: LibraryCall
  ) throws(Interrupt) -> Value? {
    let elements = record["data"]?.arrayValue ?? []
    let index = record["currentIndex"]?.intValue ?? 0
    guard ["decode", "decodeIfPresent", "nestedContainer", "nestedUnkeyedContainer"].contains(call.name)
    else {
      return nil
    }
    guard elements.indices.contains(index) else { throw missing("index \(index)") }
    var changed = record
    changed["currentIndex"] = .int(index + 1)
    value = .record(changed)
    if call.name.hasPrefix("nested") {
      var inner = record
      inner.type = call.name == "nestedContainer" ? "KeyedDecodingContainer" : "UnkeyedDecodingContainer"
      inner["data"] = elements[index]
      inner["keys"] = call["keyedBy"] ?? Value.none
      inner["currentIndex"] = .int(0)
      return .record(inner)
    }
    return try decoded(elements[index], as: typeName(call.first), settings, call.expression)
  }

  func decodingProperty(_ name: String, _ record: RecordValue) throws(Interrupt) -> Value? {
    let elements = record["data"]?.arrayValue ?? []
    switch name {
    case "isAtEnd": return .bool((record["currentIndex"]?.intValue ?? 0) >= elements.count)
    case "count": return .int(elements.count)
    case "allKeys": return .array(try allKeys(of: record))
    case "codingPath": return .array([])
    case "userInfo": return .dictionary([:])
    default: return Value.none
    }
  }

  /// The keys of an object that the type it is asked by has: those of an enum by their raw values, of
  /// another type by what `init(stringValue:)` makes of them.
  private func allKeys(of container: RecordValue) throws(Interrupt) -> [Value] {
    guard case .dictionary(let members)? = container["data"], case .type(let type)? = container["keys"],
      let info = type.info
    else { return [] }
    var result: [Value] = []
    for case .string(let name) in members.keys {
      let text = Value.string(name)
      let hasOwn = info.initializers.contains { $0.parameters.first?.label == "stringValue" }
      let key =
        info.kind == .enumeration && !hasOwn
        ? try enumeration(info, rawValue: text)
        : try construct(
          type, values: [EvaluatedArgument(label: "stringValue", value: text)], placeholder(nil))
      if !key.isNone { result.append(key) }
    }
    return result
  }

  private func keyText(_ key: Value?, _ container: RecordValue) throws(Interrupt) -> String {
    switch key {
    case .enumeration(let instance)?: return string(try rawValue(of: instance)) ?? instance.name
    case .symbol(let symbol)?:
      if case .type(let type)? = container["keys"], let info = type.info,
        case .enumeration(let instance)? = try staticMember(symbol.name, of: info, arguments: nil)
      {
        return string(try rawValue(of: instance)) ?? instance.name
      }
      return symbol.name
    case let key?:
      if let text = try member("stringValue", of: key, file: nil, start: 0), let text = string(text) {
        return text
      }
      return describe(key)
    case nil: return ""
    }
  }

  // MARK: Types

  /// The app's type in `[Landmark].self`: of several of that name the one that is meant.
  func declaration(in value: Value) -> TypeInfo? {
    switch value {
    case .type(let type): return type.info
    case .array(let types): return types.first.flatMap { declaration(in: $0) }
    default: return nil
    }
  }

  /// The type that `[Landmark].self` names.
  private func typeName(_ value: Value?) -> TypeName {
    switch value {
    case .type(let type)?:
      if type.name.hasPrefix("["), type.name.hasSuffix("]"), type.info == nil {
        return .array(.named([String(type.name.dropFirst().dropLast())], []))
      }
      return .named(type.info?.path ?? type.name.split(separator: ".").map(String.init), type.arguments)
    case .array(let types)?: return .array(typeName(types.first))
    case .dictionary(let types)?:
      guard let pair = types.elements.first else { return .unsupported("") }
      return .dictionary(typeName(pair.key), typeName(pair.value))
    default: return .unsupported("")
    }
  }

  /// A value of a type from JSON's plain values.
  func decoded(
    _ data: Value, as type: TypeName, _ settings: DecodingSettings, owner: TypeInfo? = nil,
    _ expression: Expression
  ) throws(Interrupt) -> Value {
    try step(expression.file, expression.start)
    if type.isOptional, data.isNone { return .none }
    switch expanded(type, owner: owner) {
    case .array(let element): return .array(try elements(of: data, as: element, settings, owner, expression))
    case .named(let path, let arguments) where path.last == "Set" && arguments.count == 1:
      return .set(OrderedSet(try elements(of: data, as: arguments[0], settings, owner, expression)))
    case .named(let path, let arguments) where path.last == "Array" && arguments.count == 1:
      return .array(try elements(of: data, as: arguments[0], settings, owner, expression))
    case .named(let path, let arguments)
    where (path == ["Range"] || path == ["ClosedRange"]) && arguments.count == 1:
      // A range is coded as its two bounds.
      let bounds = try elements(of: data, as: arguments[0], settings, owner, expression)
      guard bounds.count == 2 else { throw mismatch("a range", data) }
      return .range(RangeValue(lower: bounds[0], upper: bounds[1], isClosed: path == ["ClosedRange"]))
    case .dictionary(_, let held): return try dictionary(of: data, as: held, settings, owner, expression)
    case .named(let path, let arguments) where path.last == "Dictionary" && arguments.count == 2:
      return try dictionary(of: data, as: arguments[1], settings, owner, expression)
    case .named(let path, _) where path.count == 1 && settings.bound[path[0]] != nil:
      var outer = settings
      let meant = outer.bound.removeValue(forKey: path[0]) ?? type
      return try decoded(data, as: meant, outer, owner: owner, expression)
    case .named(let path, let arguments):
      // A type that a function declares for itself is in no index.
      let local = owner.flatMap { $0.path == path ? $0 : nil }
      if let info = declaredType(TypeHint(.named(path, arguments), owner: owner), in: nil) ?? local {
        var inner = settings
        if info.genericParameters.count == arguments.count {
          let meant = arguments.map { $0.simpleName.flatMap { settings.bound[$0] } ?? $0 }
          inner.bound = Dictionary(zip(info.genericParameters, meant)) { first, _ in first }
        }
        return try deeper(expression.file, expression.start) { () throws(Interrupt) in
          try self.decoded(data, as: info, inner, expression)
        }
      }
      return try basic(data, path.last ?? "", settings)
    default: return data
    }
  }

  func elements(
    of data: Value, as element: TypeName, _ settings: DecodingSettings, _ owner: TypeInfo?,
    _ expression: Expression
  ) throws(Interrupt) -> [Value] {
    guard case .array(let values) = data else { throw mismatch("an array", data) }
    var result: [Value] = []
    result.reserveCapacity(values.count)
    for value in values { result.append(try decoded(value, as: element, settings, owner: owner, expression)) }
    return result
  }

  func dictionary(
    of data: Value, as held: TypeName, _ settings: DecodingSettings, _ owner: TypeInfo?,
    _ expression: Expression
  ) throws(Interrupt) -> Value {
    guard case .dictionary(let members) = data else { throw mismatch("a dictionary", data) }
    var result = OrderedDictionary<Value, Value>()
    for (key, value) in members {
      result[key] = try decoded(value, as: held, settings, owner: owner, expression)
    }
    return .dictionary(result)
  }

  private func basic(_ data: Value, _ name: String, _ settings: DecodingSettings) throws(Interrupt) -> Value {
    switch (name, data) {
    case ("String", .string), ("Substring", .string), ("Bool", .bool): return data
    case ("URL", .string(let text)): return .url(text)
    case ("UUID", .string(let text)): return Library.uuid(text.uppercased())
    case ("Decimal", _), ("NSNumber", _): return data
    case ("Data", .string(let text)):
      return DataBytes.value(Base64.decoded(text) ?? [])
    case ("Date", _): return try date(from: data, settings)
    case (_, .int(let number)) where MachineTypes.floatingPoint.contains(name): return .double(Double(number))
    case (_, .double) where MachineTypes.floatingPoint.contains(name): return data
    case (_, .int) where MachineTypes.integers.contains(name): return data
    case (_, .double(let number)) where MachineTypes.integers.contains(name):
      guard let whole = Int(exactly: number) else { throw mismatch(name, data) }
      return .int(whole)
    case ("String", _), ("Bool", _), ("URL", _), ("UUID", _): throw mismatch(name, data)
    default:
      if MachineTypes.integers.contains(name) || MachineTypes.floatingPoint.contains(name) {
        throw mismatch(name, data)
      }
      return data
    }
  }

  private func date(from data: Value, _ settings: DecodingSettings) throws(Interrupt) -> Value {
    switch (settings.dates, data) {
    case (.symbol(let strategy)?, _) where strategy.name == "iso8601":
      let value = try construct(
        TypeValue(info: nil, name: "Date"),
        values: [
          EvaluatedArgument(label: nil, value: data),
          EvaluatedArgument(label: "strategy", value: .symbol(SymbolValue(name: "iso8601"))),
        ], placeholder(nil))
      guard case .date = value else { throw mismatch("Date", data) }
      return value
    case (.symbol(let strategy)?, _) where strategy.name == "formatted":
      guard var formatter = strategy.arguments?.first?.value else { return data }
      let argument = EvaluatedArgument(label: "from", value: data)
      let value = try libraryMethod("date", of: &formatter, [argument], placeholder(nil)) ?? .none
      guard case .date = value else { throw mismatch("Date", data) }
      return value
    case (.symbol(let strategy)?, _) where strategy.name == "custom":
      guard let closure = strategy.arguments?.first?.value else { return data }
      return try invoke(closure, [.record("Decoder", ["data": data])], placeholder(nil))
    case (.symbol(let strategy)?, _)
    where strategy.name.hasSuffix("SecondsSince1970") || strategy.name.hasPrefix("milli"):
      guard let number = data.doubleValue else { throw mismatch("Date", data) }
      return .date(strategy.name.hasPrefix("milli") ? number / 1_000 : number)
    default:
      // Seconds since 2001 where nothing is set.
      guard let number = data.doubleValue else { throw mismatch("Date", data) }
      return .date(number + (settings.dates?.symbolName == "secondsSince1970" ? 0 : 978_307_200))
    }
  }

  // MARK: JSON

  /// Parses JSON into plain values; what is no JSON is thrown as Foundation does.
  func json(_ text: String) throws(Interrupt) -> Value {
    var reader = JSONReader(Array(text.utf8), takesTrailingCommas: true)
    let data: DataValue
    do throws(JSONReader.Fault) {
      data = try reader.document()
    } catch {
      throw .thrown(decodingError("dataCorrupted", "The given data was not valid JSON."))
    }
    return try plainValue(data)
  }

  func missing(_ key: String) -> Interrupt {
    .thrown(
      decodingError(
        "keyNotFound", "No value associated with key \(key).",
        .record("CodingKey", ["stringValue": .string(key)])))
  }

  func mismatch(_ wanted: String, _ data: Value?) -> Interrupt {
    .thrown(
      decodingError(
        "typeMismatch", "Expected to decode \(wanted) but found something else instead.",
        .type(TypeValue(info: nil, name: wanted))))
  }

  func corrupted(_ type: String, _ data: Value?) -> Interrupt {
    .thrown(
      decodingError(
        "dataCorrupted", "Cannot initialize \(type) from invalid value \(data.map { describe($0) } ?? "")."))
  }
}

extension Value {
  /// A container whose `decode` goes on to the next element.
  var isUnkeyedContainer: Bool {
    if case .record(let record) = self { return record.type == "UnkeyedDecodingContainer" }
    return false
  }
}
