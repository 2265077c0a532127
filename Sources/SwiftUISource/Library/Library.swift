/// What is known of the standard library and of Foundation by name.
enum Library {
  /// Types that the library makes values of.
  static let types: Set<String> = [
    "String", "Int", "Double", "Float", "CGFloat", "Bool", "Array", "Dictionary", "Set", "Date", "URL",
    "UUID",
    "Character", "Substring", "Optional", "Int64", "Int32", "Int16", "Int8", "UInt", "UInt64", "UInt32",
    "UInt16",
    "UInt8", "TimeInterval", "Calendar", "Locale", "TimeZone", "DateFormatter", "NumberFormatter", "Data",
    "AttributedString", "NSAttributedString", "Measurement", "Decimal", "IndexSet", "Duration", "CGSize",
    "CGPoint",
    "CGRect", "Result", "Range", "ClosedRange", "NSLocalizedString", "Bundle", "UserDefaults",
    "DateComponents", "Unicode",
  ]

  /// Methods that change the value they are called on.
  static let mutatingMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "popLast",
    "appendSections", "appendItems", "deleteAllItems", "expand", "collapse",
    "popFirst",
    "toggle", "sort", "reverse", "swapAt", "shuffle", "formUnion", "formIntersection", "subtract",
    "formSymmetricDifference", "update", "updateValue", "removeValue", "merge", "replaceSubrange",
    "reserveCapacity",
    "negate", "round", "move", "add", "appendInterpolation", "appendLiteral",
    "partition", "addAttributes", "replace", "scale",
    "mergeAttributes", "setAttributes", "addAttribute", "replaceAttributes", "formTruncatingRemainder",
    "standardize",
    "replaceCharacters", "deleteCharacters", "removeAttribute", "replaceOccurrences", "setString",
    "appendPathComponent", "deleteLastPathComponent", "appendPathExtension", "deletePathExtension", "convert",
    "addTimeInterval", "setLocalizedDateFormatFromTemplate", "withLock", "withLockUnchecked",
    "withLockIfAvailable", "next",
  ]

  /// Methods that are passed on by name.
  static let referableMethods: Set<String> = [
    "contains", "string", "hasPrefix", "hasSuffix", "append", "insert", "remove", "uppercased", "lowercased",
    "formatted", "date", "number", "localizedCaseInsensitiveContains", "isSuperset", "isSubset", "distance",
    "removeAll", "toggle",
  ]

  /// Changes that move the elements behind the place that changes.
  static let movingMethods: Set<String> = mutatingMethods.subtracting([
    "append", "updateValue", "removeLast", "popLast", "reserveCapacity", "swapAt", "update", "merge",
    "formUnion",
  ])

  /// Methods of publishers that no other value has.
  static let publisherMethods: Set<String> = [
    "sink", "debounce", "throttle", "removeDuplicates", "receive", "assign", "combineLatest",
    "eraseToAnyPublisher",
  ]

  /// Methods of publishers that mean them where a published property is named by `$`.
  static let combineMethods: Set<String> = publisherMethods.union([
    "map", "compactMap", "flatMap", "filter", "first", "dropFirst", "prepend", "merge", "zip", "scan",
    "replaceNil", "replaceEmpty", "withLatestFrom", "share", "subscribe", "delay", "handleEvents", "tryMap",
    "mapError", "catch", "replaceError", "setFailureType", "print", "values", "drop", "switchToLatest",
  ])

  /// Symbols that have an order, smallest first.
  static let orderedSymbols: [[String]] = [
    [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
      "accessibility2",
      "accessibility3", "accessibility4", "accessibility5",
    ],
    [
      "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
      "accessibilityMedium", "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge",
      "accessibilityExtraExtraExtraLarge",
    ],
    ["background", "inactive", "active"],
  ]

  /// `allCases` of types of the SDK, in the order in which it declares them. SwiftUI's interface lists them.
  static let listedSymbols: [String: [String]] = [
    "ColorScheme": ["light", "dark"], "ColorSchemeContrast": ["standard", "increased"],
    "LayoutDirection": ["leftToRight", "rightToLeft"], "Visibility": ["automatic", "visible", "hidden"],
    "Edge": ["top", "leading", "bottom", "trailing"], "HorizontalEdge": ["leading", "trailing"],
    "VerticalEdge": ["top", "bottom"], "Axis": ["horizontal", "vertical"],
    "TextAlignment": ["leading", "center", "trailing"],
    "ControlSize": ["mini", "small", "regular", "large", "extraLarge"],
    "Font.TextStyle": [
      "largeTitle", "title", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
      "caption", "caption2",
    ],
    "Locale.Weekday": ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"],
  ]

  static func size(_ width: Double, _ height: Double) -> Value {
    .record("CGSize", ["width": .double(width), "height": .double(height)])
  }

  static func point(_ x: Double, _ y: Double) -> Value {
    .record("CGPoint", ["x": .double(x), "y": .double(y)])
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
    .record("CGRect", ["origin": point(x, y), "size": size(width, height)])
  }

  static func uuid(_ text: String) -> Value { .record("UUID", ["uuidString": .string(text)]) }
}
