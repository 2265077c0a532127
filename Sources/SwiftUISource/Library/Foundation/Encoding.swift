import EarshotVocabulary
import OrderedCollections

/// `JSONEncoder` and `JSONSerialization`: the app's values as JSON.
extension Machine {
  func encodingMethod(_ record: RecordValue, _ call: LibraryCall) throws(Interrupt) -> Value? {
    guard call.name == "encode", let value = call.first else { return nil }
    if value.isUnknown { return unknownResult(of: call) }
    var text = ""
    try write(try encoded(value, call.expression), into: &text, call.expression)
    return .record("Data", ["string": .string(text)])
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
  private func encoded(_ value: Value, _ expression: Expression) throws(Interrupt) -> Value {
    try step(expression.file, expression.start)
    switch value {
    case .array(let values):
      return .array(try values.map { (value) throws(Interrupt) in try encoded(value, expression) })
    case .set(let values):
      return .array(try values.map { (value) throws(Interrupt) in try encoded(value, expression) })
    case .dictionary(let members):
      var result = OrderedDictionary<Value, Value>()
      for (key, value) in members { result[.string(describe(key))] = try encoded(value, expression) }
      return .dictionary(result)
    case .enumeration(let instance): return try rawValue(of: instance)
    case .structure, .object:
      guard let info = declaredInfo(of: value) else { return .none }
      return try deeper(expression.file, expression.start) { () throws(Interrupt) in
        try self.members(of: value, info, expression)
      }
    case .date(let seconds): return .double(seconds - 978_307_200)
    case .url(let url): return .string(url)
    case .record(let record): return record["uuidString"] ?? record["string"] ?? .string(describe(value))
    case .localized, .attributed: return .string(describe(value))
    default: return value
    }
  }

  private func members(of value: Value, _ info: TypeInfo, _ expression: Expression) throws(Interrupt) -> Value
  {
    let keys = try codingKeys(of: info)
    var result = OrderedDictionary<Value, Value>()
    for type in project.lineage(of: info).reversed() where type.declaration != nil {
      for property in type.storedProperties {
        guard let key = keys == nil ? property.name : keys?[property.name] else { continue }
        let held = try member(property.name, of: value, file: nil, start: 0) ?? .none
        if !held.isNone { result[.string(key)] = try encoded(held, expression) }
      }
    }
    return .dictionary(result)
  }

  private func write(_ value: Value, into text: inout String, _ expression: Expression) throws(Interrupt) {
    try step(expression.file, expression.start)
    switch value {
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        try write(value, into: &text, expression)
      }
      text += "]"
    case .dictionary(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        text += describe(member.key).quotedJSON + ":"
        try write(member.value, into: &text, expression)
      }
      text += "}"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .int(let number): text += String(number)
    case .double(let number):
      text += number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .none, .void: text += "null"
    default: text += describe(value).quotedJSON
    }
    try check(length: text.utf8.count, expression)
  }
}
