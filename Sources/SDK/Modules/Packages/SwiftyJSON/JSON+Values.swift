// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): what it adds to JSON, as its documentation has it.

extension JSON {
  var array: [JSON]? { arrayObject?.map { JSON($0) } }
  var arrayValue: [JSON] { array ?? [] }
  var arrayObject: [Any]? { type == .array ? object as? [Any] : nil }
  var dictionary: [String: JSON]? { dictionaryObject?.mapValues { JSON($0) } }
  var dictionaryValue: [String: JSON] { dictionary ?? [:] }
  var dictionaryObject: [String: Any]? { type == .dictionary ? object as? [String: Any] : nil }
  var bool: Bool? {
    get { type == .bool ? object as? Bool : nil }
    set { object = newValue ?? NSNull() }
  }
  var boolValue: Bool {
    get {
      switch type {
      case .bool: object as? Bool ?? false
      case .number: doubleValue != 0
      case .string: ["true", "y", "t", "yes", "1"].contains(stringValue.lowercased())
      default: false
      }
    }
    set { object = newValue }
  }
  var string: String? {
    get { object as? String }
    set { object = newValue ?? NSNull() }
  }
  var stringValue: String {
    get {
      switch type {
      case .string: object as? String ?? ""
      case .number: number?.stringValue ?? ""
      case .bool: boolValue ? "true" : "false"
      default: ""
      }
    }
    set { object = newValue }
  }
  var number: NSNumber? {
    get {
      switch type {
      case .number: object as? NSNumber
      case .bool: NSNumber(value: boolValue ? 1 : 0)
      default: nil
      }
    }
    set { object = newValue ?? NSNull() }
  }
  var numberValue: NSNumber {
    get {
      guard type == .string else { return number ?? NSNumber(value: 0) }
      if let whole = Int(stringValue) { return NSNumber(value: whole) }
      return NSNumber(value: Double(stringValue) ?? 0)
    }
    set { object = newValue }
  }
  var null: NSNull? {
    get { object as? NSNull }
    set { object = NSNull() }
  }
  var url: URL? {
    get { string.flatMap { URL(string: $0) } }
    set { object = newValue?.absoluteString ?? NSNull() }
  }
}
