import EarshotViewTree

extension Value {
  var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  var isVoid: Bool {
    if case .void = self { return true }
    return false
  }

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  /// Whether the value is a type itself, or a list or optional of one: `[Int]` in `[[Int]]()`.
  var typeOfType: Bool {
    switch self {
    case .type: true
    case .array(let values): values.count == 1 && values[0].typeOfType
    case .dictionary(let values): values.count == 1 && values.keys[0].typeOfType
    default: false
    }
  }

  var boolValue: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  var intValue: Int? {
    switch self {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero))
    default: nil
    }
  }

  /// An `Int` only where it is one, so that `3.0` is not one.
  var exactInt: Int? {
    if case .int(let value) = self { return value }
    return nil
  }

  var doubleValue: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  var stringValue: String? {
    if case .string(let value) = self { return value }
    return nil
  }

  var arrayValue: [Value]? {
    switch self {
    case .array(let values), .slice(let values, _): values
    default: nil
    }
  }

  var symbolName: String? {
    switch self {
    case .symbol(let symbol): symbol.name
    case .enumeration(let value): value.name
    default: nil
    }
  }

  /// The type's name, as `type(of:)` prints it.
  var typeName: String {
    switch self {
    case .void: "Void"
    case .none: "Optional"
    case .bool: "Bool"
    case .int: "Int"
    case .double: "Double"
    case .string: "String"
    case .localized: "LocalizedStringKey"
    case .array: "Array"
    case .slice: "ArraySlice"
    case .dictionary: "Dictionary"
    case .set: "Set"
    case .tuple: "Tuple"
    case .range(let range): range.isClosed ? "ClosedRange" : "Range"
    case .structure(let value): value.type.name
    case .enumeration(let value): value.type.name
    case .object(let value): value.type.name
    case .closure: "Function"
    case .type(let value): value.name
    case .keyPath: "KeyPath"
    case .binding: "Binding"
    case .view(let view): view.name
    case .symbol(let symbol): symbol.type ?? "Symbol"
    case .record(let record): record.type
    case .date: "Date"
    case .url: "URL"
    case .attributed: "AttributedString"
    case .unknown: "Unknown"
    }
  }
}
