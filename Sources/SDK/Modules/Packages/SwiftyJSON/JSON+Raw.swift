// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): what it adds to JSON, as its documentation has it.

extension JSON: RawRepresentable {
  init?(rawValue: Any) {
    let json = JSON(rawValue)
    if json.type == .unknown { return nil }
    self = json
  }

  var rawValue: Any { object }
  func rawData(options opt: JSONSerialization.WritingOptions = []) throws -> Data {
    guard type == .array || type == .dictionary else { throw SwiftyJSONError.invalidJSON }
    return try JSONSerialization.data(withJSONObject: object, options: opt)
  }
  func rawString(
    _ encoding: String.Encoding = .utf8, options opt: JSONSerialization.WritingOptions = .prettyPrinted
  ) -> String? {
    switch type {
    case .array, .dictionary: (try? rawData(options: opt)).flatMap { String(data: $0, encoding: encoding) }
    case .string: object as? String
    case .number: number?.stringValue
    case .bool: boolValue ? "true" : "false"
    case .null: "null"
    case .unknown: nil
    }
  }
}

extension JSON: CustomStringConvertible {
  var description: String { rawString() ?? "unknown" }
}

extension JSON: CustomDebugStringConvertible {
  var debugDescription: String { description }
}
