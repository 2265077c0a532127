// swift-collections: the declarations of OrderedDictionary, as its documentation has them.

/// Values by keys, in the order in which the keys came.
struct OrderedDictionary<Key: Hashable, Value>: Sequence, ExpressibleByDictionaryLiteral {
  typealias Element = (key: Key, value: Value)

  private(set) var keys = OrderedSet<Key>()
  private var kept: [Key: Value] = [:]

  init() {}
  init(minimumCapacity: Int) {}
  init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value) {
    for (key, value) in pairs { self[key] = value }
  }
  init<K: Sequence, V: Sequence>(uniqueKeys keys: K, values: V) where K.Element == Key, V.Element == Value {
    for (key, value) in zip(keys, values) { self[key] = value }
  }
  init<S: Sequence>(
    _ pairs: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    for (key, value) in pairs {
      if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value }
    }
  }
  init<S: Sequence>(
    grouping values: S, by keyForValue: (S.Element) throws -> Key
  ) rethrows where Value == [S.Element] {
    for value in values { self[try keyForValue(value), default: []].append(value) }
  }
  init(dictionaryLiteral elements: (Key, Value)...) { self.init(uniqueKeysWithValues: elements) }

  var count: Int { keys.count }
  var isEmpty: Bool { keys.isEmpty }
  var values: [Value] { keys.map { kept[$0]! } }
  var elements: [Element] { keys.map { (key: $0, value: kept[$0]!) } }
  var first: Element? { elements.first }
  var last: Element? { elements.last }

  func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }

  subscript(key: Key) -> Value? {
    get { kept[key] }
    set {
      kept[key] = newValue
      if newValue == nil { keys.remove(key) } else { keys.append(key) }
    }
  }
  subscript(key: Key, default defaultValue: @autoclosure () -> Value) -> Value {
    get { kept[key] ?? defaultValue() }
    set { self[key] = newValue }
  }

  func index(forKey key: Key) -> Int? { keys.firstIndex(of: key) }
  @discardableResult mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {
    let old = kept[key]
    self[key] = value
    return old
  }
  @discardableResult mutating func removeValue(forKey key: Key) -> Value? {
    let old = kept[key]
    self[key] = nil
    return old
  }
  @discardableResult mutating func remove(at index: Int) -> Element {
    let element = elements[index]
    self[element.key] = nil
    return element
  }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = OrderedDictionary() }
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    for element in elements where try shouldBeRemoved(element) { self[element.key] = nil }
  }
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    keys = OrderedSet(try elements.sorted(by: areInIncreasingOrder).map { $0.key })
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedDictionary {
    var copy = self
    try copy.removeAll { try !isIncluded($0) }
    return copy
  }
  func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> OrderedDictionary<Key, T> {
    var result = OrderedDictionary<Key, T>()
    for element in elements { result[element.key] = try transform(element.value) }
    return result
  }
  mutating func merge<S: Sequence>(
    _ other: S, uniquingKeysWith combine: (Value, Value) throws -> Value
  ) rethrows where S.Element == (Key, Value) {
    for (key, value) in other {
      if let old = self[key] { self[key] = try combine(old, value) } else { self[key] = value }
    }
  }
}

extension OrderedDictionary where Key: Comparable {
  mutating func sort() { sort { $0.key < $1.key } }
}

extension OrderedDictionary: Equatable where Value: Equatable {
  static func == (lhs: OrderedDictionary, rhs: OrderedDictionary) -> Bool {
    lhs.keys == rhs.keys && lhs.values == rhs.values
  }
}

extension OrderedDictionary: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) {
    hasher.combine(keys)
    hasher.combine(values)
  }
}
