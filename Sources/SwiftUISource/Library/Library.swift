/// What is known of the standard library and of Foundation by name.
enum Library {
  /// Types that the library makes values of.
  static let types: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "Array", "Dictionary", "Set", "Date", "URL", "UUID",
    "Character", "Substring", "Optional", "Int64", "Int32", "Int16", "Int8", "UInt", "UInt64", "UInt32", "UInt16",
    "UInt8", "TimeInterval", "Calendar", "Locale", "TimeZone", "DateFormatter", "NumberFormatter", "Data",
    "AttributedString", "NSAttributedString", "Measurement", "Decimal", "IndexSet", "Duration", "CGSize", "CGPoint",
    "CGRect", "Result", "Range", "ClosedRange", "NSLocalizedString", "Bundle", "UserDefaults", "DateComponents",
  ]

  /// Methods that change the value they are called on.
  static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "popLast", "popFirst",
    "toggle", "sort", "reverse", "swapAt", "shuffle", "formUnion", "formIntersection", "subtract",
    "formSymmetricDifference", "update", "updateValue", "removeValue", "merge", "replaceSubrange", "reserveCapacity",
    "negate", "round", "move", "add", "appendInterpolation", "formIndex", "partition", "dropFirst_", "addAttributes",
  ]

  static func size(_ width: Double, _ height: Double) -> Value {
    .record(
      RecordValue(
        type: "CGSize",
        fields: [
          LabelledValue(label: "width", value: .double(width)), LabelledValue(label: "height", value: .double(height)),
        ]))
  }
}
