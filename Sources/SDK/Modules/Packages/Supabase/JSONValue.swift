// Supabase (github.com/supabase/supabase-swift): the declarations of JSONValue, as its documentation has them.

enum JSONValue: Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case double(Double)
  case string(String)
  case object(JSONObject)
  case array(JSONArray)

  var isNil: Bool { self == .null }
  var boolValue: Bool? { if case .bool(let value) = self { value } else { nil } }
  var intValue: Int? { if case .integer(let value) = self { value } else { nil } }
  var doubleValue: Double? { if case .double(let value) = self { value } else { nil } }
  var stringValue: String? { if case .string(let value) = self { value } else { nil } }
  var objectValue: JSONObject? { if case .object(let value) = self { value } else { nil } }
  var arrayValue: JSONArray? { if case .array(let value) = self { value } else { nil } }
  var value: Any {
    switch self {
    case .null: NSNull()
    case .bool(let value): value
    case .integer(let value): value
    case .double(let value): value
    case .string(let value): value
    case .object(let value): value.mapValues { $0.value }
    case .array(let value): value.map { $0.value }
    }
  }
}

extension JSONValue: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .integer(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(JSONArray.self) {
      self = .array(value)
    } else {
      self = .object(try container.decode(JSONObject.self))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    }
  }
}

extension JSONValue: ExpressibleByNilLiteral {
  init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue: ExpressibleByFloatLiteral {
  init(floatLiteral value: Double) { self = .double(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    var values: JSONObject = [:]
    for (key, value) in elements { values[key] = value }
    self = .object(values)
  }
}
