import OrderedCollections

/// What a collection holds, taken out of the place where it stands: nobody else holds it while it
/// changes, so that what grows in a loop is not copied for every element.
extension Value {
  mutating func takeArray() -> [Value]? {
    guard case .array(let values) = self else { return nil }
    self = .void
    return values
  }

  mutating func takeSet() -> OrderedSet<Value>? {
    guard case .set(let members) = self else { return nil }
    self = .void
    return members
  }

  mutating func takeDictionary() -> OrderedDictionary<Value, Value>? {
    guard case .dictionary(let pairs) = self else { return nil }
    self = .void
    return pairs
  }
}

extension Value {
  /// Elements that are copied in the time of one step.
  static let copiedPerStep = 8

  enum CollectionKind {
    case array
    case set
    case dictionary
  }

  var collectionKind: CollectionKind? {
    switch self {
    case .array: .array
    case .set: .set
    case .dictionary: .dictionary
    default: nil
    }
  }

  var storedCount: Int {
    switch self {
    case .array(let values): values.count
    case .set(let members): members.count
    case .dictionary(let pairs): pairs.count
    default: 0
    }
  }

  /// Where a collection keeps its elements; another place after a change means that they were copied.
  var storage: UnsafeRawPointer? {
    switch self {
    case .array(let values): Value.storage(of: values)
    case .set(let members): Value.storage(of: members.elements)
    case .dictionary(let pairs): Value.storage(of: pairs.keys.elements)
    default: nil
    }
  }

  private static func storage(of values: [Value]) -> UnsafeRawPointer? {
    values.withUnsafeBufferPointer { buffer in buffer.baseAddress.map { UnsafeRawPointer($0) } }
  }
}
