// Foundation: the declarations of SortOrder.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

enum SortOrder: Hashable, Decodable, Encodable, Sendable {
  case forward
  case reverse
  init(from decoder: any Decoder) throws {
    let isForward = try decoder.singleValueContainer().decode(Bool.self)
    self = isForward ? .forward : .reverse
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(self == .forward)
  }
}

extension SortOrder {
  /// How two values compare in this order.
  func result<Value>(_ lhs: Value, _ rhs: Value) -> ComparisonResult where Value: Comparable {
    if lhs == rhs { return .orderedSame }
    return (lhs < rhs) == (self == .forward) ? .orderedAscending : .orderedDescending
  }

  /// Nothing comes before something.
  func result<Value>(_ lhs: Value?, _ rhs: Value?, _ comparing: (Value, Value) -> ComparisonResult)
    -> ComparisonResult
  {
    if let lhs, let rhs { return comparing(lhs, rhs) }
    if lhs == nil && rhs == nil { return .orderedSame }
    return (lhs == nil) == (self == .forward) ? .orderedAscending : .orderedDescending
  }
}
