// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): the declarations of JSON, as its documentation has them.

/// A value of a JSON document, or what is missing in one.
struct JSON {
  var object: Any
  private(set) var error: SwiftyJSONError?

  init(data: Data, options opt: JSONSerialization.ReadingOptions = []) throws {
    self.init(try JSONSerialization.jsonObject(with: data, options: opt))
  }
  init(_ object: Any) {
    if let data = object as? Data {
      self.object = (try? JSONSerialization.jsonObject(with: data)) ?? NSNull()
    } else {
      self.object = JSON._bare(object)
      if type == .unknown { error = .unsupportedType }
    }
  }
  init(parseJSON jsonString: String) { self.init(Data(jsonString.utf8)) }
  init(_missing: SwiftyJSONError) {
    object = NSNull()
    error = _missing
  }

  static var null: JSON { JSON(NSNull()) }
  static var nullJSON: JSON { null }

  var type: Type {
    if object is NSNull { return .null }
    if object is String { return .string }
    if object is [Any] { return .array }
    if object is [String: Any] { return .dictionary }
    guard let number = object as? NSNumber else { return .unknown }
    return number === kCFBooleanTrue || number === kCFBooleanFalse ? .bool : .number
  }
  /// What an object is without the values of this type in it.
  private static func _bare(_ object: Any) -> Any {
    if let json = object as? JSON { return json.object }
    if let array = object as? [Any] { return array.map { _bare($0) } }
    if let dictionary = object as? [String: Any] { return dictionary.mapValues { _bare($0) } }
    return object
  }

  func exists() -> Bool { error == nil }
  mutating func merge(with other: JSON) throws {
    guard type == other.type || type == .null else { throw SwiftyJSONError.wrongType }
    if let others = other.dictionary {
      var merged = dictionary ?? [:]
      for (key, value) in others {
        var one = merged[key] ?? .null
        if one.type == value.type { try one.merge(with: value) } else { one = value }
        merged[key] = one
      }
      object = merged.mapValues { $0.object }
    } else if let others = other.array {
      object = ((array ?? []) + others).map { $0.object }
    } else {
      object = other.object
    }
  }
  func merged(with other: JSON) throws -> JSON {
    var merged = self
    try merged.merge(with: other)
    return merged
  }
}
