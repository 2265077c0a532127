// SwiftyJSON (github.com/SwiftyJSON/SwiftyJSON): what it adds to JSON, as its documentation has it.

extension JSON: Comparable {
  static func == (lhs: JSON, rhs: JSON) -> Bool {
    switch (lhs.type, rhs.type) {
    case (.number, .number): lhs.numberValue == rhs.numberValue
    case (.string, .string): lhs.stringValue == rhs.stringValue
    case (.bool, .bool): lhs.boolValue == rhs.boolValue
    case (.array, .array): lhs.arrayValue == rhs.arrayValue
    case (.dictionary, .dictionary): lhs.dictionaryValue == rhs.dictionaryValue
    case (.null, .null): true
    default: false
    }
  }
  static func < (lhs: JSON, rhs: JSON) -> Bool {
    switch (lhs.type, rhs.type) {
    case (.number, .number): lhs.doubleValue < rhs.doubleValue
    case (.string, .string): lhs.stringValue < rhs.stringValue
    default: false
    }
  }
}
