// Swift's standard library: the declarations of Dictionary.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Dictionary<Key, Value> where Key: Hashable {
  typealias Element = (key: Key, value: Value)
  init()
  init(minimumCapacity: Int)
  init<S>(uniqueKeysWithValues keysAndValues: S) where S: Sequence, S.Element == (Key, Value)
  init<S>(_ keysAndValues: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
  where S: Sequence, S.Element == (Key, Value)
  init<S>(grouping values: S, by keyForValue: (S.Element) throws -> Key) rethrows
  where Value == [S.Element], S: Sequence
}

extension Dictionary: Encodable where Key: Encodable, Value: Encodable {
  func encode(to encoder: any Encoder) throws
}

extension Dictionary: Decodable where Key: Decodable, Value: Decodable {
  init(from decoder: any Decoder) throws
}

extension Dictionary: Sequence {
  func makeIterator() -> Dictionary<Key, Value>.Iterator
}

extension Dictionary {
  func filter(_ isIncluded: (Dictionary<Key, Value>.Element) throws -> Bool) rethrows -> [Key: Value]
}

extension Dictionary: Collection {
  typealias SubSequence = Slice<Dictionary<Key, Value>>
  var startIndex: Dictionary<Key, Value>.Index { get }
  var endIndex: Dictionary<Key, Value>.Index { get }
  func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
  func formIndex(after i: inout Dictionary<Key, Value>.Index)
  func index(forKey key: Key) -> Dictionary<Key, Value>.Index?
  subscript(position: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Element { get }
  var count: Int { get }
  var isEmpty: Bool { get }
  typealias Indices = DefaultIndices<Dictionary<Key, Value>>
}

extension Dictionary {
  @_takesUnknown subscript(key: Key) -> Value? { get set }
}

extension Dictionary: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (Key, Value)...)
}

extension Dictionary {
  subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value { get set }
  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> Dictionary<Key, T>
  func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> Dictionary<Key, T>
  @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value?
  mutating func merge<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
  where S: Sequence, S.Element == (Key, Value)
  mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value)
    rethrows
  func merging<S>(_ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key:
    Value] where S: Sequence, S.Element == (Key, Value)
  func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows
    -> [Key: Value]
  @discardableResult mutating func remove(at index: Dictionary<Key, Value>.Index)
    -> Dictionary<Key, Value>.Element
  @discardableResult mutating func removeValue(forKey key: Key) -> Value?
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
}

extension Dictionary {
  var keys: Dictionary<Key, Value>.Keys { get }
  var values: Dictionary<Key, Value>.Values { get set }
  struct Keys: Collection, Equatable {
    typealias Element = Key
    typealias SubSequence = Slice<Dictionary<Key, Value>.Keys>
    var startIndex: Dictionary<Key, Value>.Index { get }
    var endIndex: Dictionary<Key, Value>.Index { get }
    func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
    func formIndex(after i: inout Dictionary<Key, Value>.Index)
    subscript(position: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Keys.Element { get }
    var count: Int { get }
    var isEmpty: Bool { get }
    static func == (lhs: Dictionary<Key, Value>.Keys, rhs: Dictionary<Key, Value>.Keys) -> Bool
    typealias Index = Dictionary<Key, Value>.Index
    typealias Indices = DefaultIndices<Dictionary<Key, Value>.Keys>
  }
  struct Values: MutableCollection {
    typealias Element = Value
    var startIndex: Dictionary<Key, Value>.Index { get }
    var endIndex: Dictionary<Key, Value>.Index { get }
    func index(after i: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Index
    func formIndex(after i: inout Dictionary<Key, Value>.Index)
    subscript(position: Dictionary<Key, Value>.Index) -> Dictionary<Key, Value>.Values.Element { get set }
    var count: Int { get }
    var isEmpty: Bool { get }
    mutating func swapAt(_ i: Dictionary<Key, Value>.Index, _ j: Dictionary<Key, Value>.Index)
    typealias Index = Dictionary<Key, Value>.Index
    typealias Indices = DefaultIndices<Dictionary<Key, Value>.Values>
    typealias SubSequence = Slice<Dictionary<Key, Value>.Values>
  }
}

extension Dictionary.Keys: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { get }
  var debugDescription: String { get }
}

extension Dictionary.Values: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { get }
  var debugDescription: String { get }
}

extension Dictionary.Keys {
  struct Iterator: IteratorProtocol {
    mutating func next() -> Key?
    typealias Element = Key
  }
  func makeIterator() -> Dictionary<Key, Value>.Keys.Iterator
}

extension Dictionary.Values {
  struct Iterator: IteratorProtocol {
    mutating func next() -> Value?
    typealias Element = Value
  }
  func makeIterator() -> Dictionary<Key, Value>.Values.Iterator
}

extension Dictionary: Equatable where Value: Equatable {
  static func == (lhs: [Key: Value], rhs: [Key: Value]) -> Bool
}

extension Dictionary: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Dictionary: CustomStringConvertible, CustomDebugStringConvertible {
  var description: String { get }
  var debugDescription: String { get }
}

extension Dictionary {
  struct Index {}
}

extension Dictionary.Index: Equatable {
  static func == (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index) -> Bool
}

extension Dictionary.Index: Comparable {
  static func < (lhs: Dictionary<Key, Value>.Index, rhs: Dictionary<Key, Value>.Index) -> Bool
}

extension Dictionary.Index: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Dictionary {
  struct Iterator {}
}

extension Dictionary.Iterator: IteratorProtocol {
  mutating func next() -> (key: Key, value: Value)?
  typealias Element = (key: Key, value: Value)
}

extension Dictionary.Iterator: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Dictionary: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Dictionary {
  mutating func popFirst() -> Dictionary<Key, Value>.Element?
  var capacity: Int { get }
  mutating func reserveCapacity(_ minimumCapacity: Int)
}

extension Dictionary: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary.Keys: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary.Values: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary.Keys.Iterator: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary.Values.Iterator: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary.Index: Sendable where Key: Sendable, Value: Sendable {}

extension Dictionary.Iterator: Sendable where Key: Sendable, Value: Sendable {}
