import EarshotVocabulary
import OrderedCollections

/// `JSONEncoder` and `JSONSerialization`: the app's values as JSON.
extension Machine {
  func encodingMethod(_ record: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard call.name == "encode", let value = call.first else { return nil }
    if value.isUnknown { return unknownResult(of: call) }
    var text = ""
    let settings = EncodingSettings(record)
    let plain = settings.written(try encoded(value, call.expression, settings))
    try write(plain, into: &text, call.expression, settings)
    return .record("Data", ["string": .string(text)])
  }

  /// What an encoder is set to.
  struct EncodingSettings {
    var isPretty = false
    var isSorted = false
    var isSnakeCase = false
    var escapesSlashes = false
    var dates: String?

    init() {}

    init(_ encoder: RecordValue) {
      let formatting = encoder["outputFormatting"]
      let names = (formatting?.arrayValue ?? [formatting].compactMap { $0 }).compactMap(\.symbolName)
      isPretty = names.contains("prettyPrinted")
      isSorted = names.contains("sortedKeys")
      escapesSlashes = encoder.type == "JSONEncoder" && !names.contains("withoutEscapingSlashes")
      isSnakeCase = encoder["keyEncodingStrategy"]?.symbolName == "convertToSnakeCase"
      dates = encoder["dateEncodingStrategy"]?.symbolName
    }

    /// A text as JSON has it; Foundation marks slashes where it isn't told not to.
    func quoted(_ text: String) -> String {
      let plain = text.quotedJSON
      return escapesSlashes && text.utf8.contains(UInt8(ascii: "/"))
        ? plain.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "\\/") : plain
    }

    /// Plain values in the order that they are written in.
    func written(_ value: Value) -> Value {
      switch value {
      case .array(let values): return .array(values.map(written))
      case .dictionary(let members):
        let ordered =
          isSorted
          ? members.sorted { ($0.key.stringValue ?? "") < ($1.key.stringValue ?? "") }
          : members.map { ($0.key, $0.value) }
        return .dictionary(
          OrderedDictionary(uniqueKeysWithValues: ordered.map { ($0.0, written($0.1)) }))
      default: return value
      }
    }
  }

  /// Static functions of `JSONSerialization`.
  func serialization(_ call: LibraryCall) throws(Interrupt) -> Value? {
    switch call.name {
    case "jsonObject":
      guard let data = call["with"]?.record(of: "Data") else { return unknownResult(of: call) }
      return withNulls(try json(DataBytes.text(of: data) ?? ""))
    case "data":
      guard let object = call["withJSONObject"] else { return nil }
      var text = ""
      try write(try encoded(object, call.expression), into: &text, call.expression)
      return .record("Data", ["string": .string(text)])
    case "isValidJSONObject": return .bool(true)
    default: return nil
    }
  }

  /// `null` is an object there, which is not nil.
  private func withNulls(_ value: Value) -> Value {
    switch value {
    case .none: .record("NSNull", [:])
    case .array(let values): .array(values.map(withNulls))
    case .dictionary(let members): .dictionary(members.mapValues(withNulls))
    default: value
    }
  }

  /// A value as plain ones that JSON has.
  func encoded(
    _ value: Value, _ expression: Expression, _ settings: EncodingSettings = .init()
  ) throws(Interrupt) -> Value {
    try step(expression.file, expression.start)
    switch value {
    case .array(let values):
      return .array(try values.map { (value) throws(Interrupt) in try encoded(value, expression, settings) })
    case .set(let values):
      return .array(try values.map { (value) throws(Interrupt) in try encoded(value, expression, settings) })
    case .dictionary(let members):
      var result = OrderedDictionary<Value, Value>()
      for (key, value) in members {
        result[.string(describe(key))] = try encoded(value, expression, settings)
      }
      return .dictionary(result)
    case .structure, .object, .enumeration:
      guard let info = declaredInfo(of: value) else { return .none }
      if let node = encodedNode(value) { return try written(node, expression, settings) }
      if let node = try ownEncoding(of: value, info, expression) {
        return try written(node, expression, settings)
      }
      if case .enumeration(let instance) = value { return try encoded(instance, expression, settings) }
      return try deeper(expression.file, expression.start) { () throws(Interrupt) in
        try self.members(of: value, info, expression, settings)
      }
    case .date(let seconds):
      switch settings.dates {
      case "iso8601": return .string(iso8601(seconds, FormatStyleValue(root: "iso8601")))
      case "secondsSince1970": return .double(seconds)
      case "millisecondsSince1970": return .double(seconds * 1_000)
      default: return .double(seconds - 978_307_200)
      }
    case .url(let url): return .string(url)
    case .record(let record) where record.type == "Data":
      return .string(Base64.encoded(DataBytes.bytes(of: record) ?? []))
    case .record(let record): return record["uuidString"] ?? record["string"] ?? .string(describe(value))
    case .localized, .attributed: return .string(describe(value))
    default: return value
    }
  }

  /// A case without values by its raw value, one with values as an object of one member; where any case of
  /// an enum without raw values has values, all are such objects.
  private func encoded(
    _ instance: EnumValue, _ expression: Expression, _ settings: EncodingSettings
  ) throws(Interrupt) -> Value {
    guard instance.type.cases.contains(where: { !$0.payload.isEmpty }) else {
      return try rawValue(of: instance)
    }
    var held = OrderedDictionary<Value, Value>()
    for (index, value) in instance.payload.enumerated() {
      let label = index < instance.labels.count ? instance.labels[index] : nil
      if !value.isNone { held[.string(label ?? "_\(index)")] = try encoded(value, expression, settings) }
    }
    return .dictionary([.string(instance.name): .dictionary(held)])
  }

  private func members(
    of value: Value, _ info: TypeInfo, _ expression: Expression, _ settings: EncodingSettings
  ) throws(Interrupt) -> Value {
    let keys = try codingKeys(of: info)
    var result = OrderedDictionary<Value, Value>()
    for type in project.lineage(of: info).reversed() where type.declaration != nil {
      for property in type.storedProperties {
        guard let key = keys == nil ? property.name : keys?[property.name] else { continue }
        let held = try member(property.name, of: value, file: nil, start: 0) ?? .none
        let name = settings.isSnakeCase ? snakeCase(key) : key
        if !held.isNone { result[.string(name)] = try encoded(held, expression, settings) }
      }
    }
    return .dictionary(result)
  }

  private func write(
    _ value: Value, into text: inout String, _ expression: Expression, _ settings: EncodingSettings = .init(),
    depth: Int = 0
  ) throws(Interrupt) {
    try step(expression.file, expression.start)
    let line = settings.isPretty ? "\n" + String(repeating: "  ", count: depth + 1) : ""
    let end = settings.isPretty ? "\n" + String(repeating: "  ", count: depth) : ""
    switch value {
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += (index > 0 ? "," : "") + line
        try write(value, into: &text, expression, settings, depth: depth + 1)
      }
      text += (values.isEmpty && settings.isPretty ? "\n" : "") + end + "]"
    case .dictionary(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? "," : "") + line
        text += settings.quoted(describe(member.key)) + (settings.isPretty ? " : " : ":")
        try write(member.value, into: &text, expression, settings, depth: depth + 1)
      }
      text += (members.isEmpty && settings.isPretty ? "\n" : "") + end + "}"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .int(let number): text += String(number)
    case .double(let number):
      text += number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .none, .void: text += "null"
    default: text += settings.quoted(describe(value))
    }
    try check(length: text.utf8.count, expression)
  }
}
