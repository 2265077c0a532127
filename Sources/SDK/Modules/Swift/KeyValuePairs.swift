// Swift's standard library: the declarations of KeyValuePairs.
// Declared as the toolchain's interface has it, with code of our own.

struct KeyValuePairs<Key, Value>: ExpressibleByDictionaryLiteral {
  let elements: [(Key, Value)]

  init(dictionaryLiteral elements: (Key, Value)...) { self.elements = elements }
}

extension KeyValuePairs: RandomAccessCollection {
  typealias Element = (key: Key, value: Value)
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
  var startIndex: KeyValuePairs<Key, Value>.Index { 0 }
  var endIndex: KeyValuePairs<Key, Value>.Index { elements.count }
  subscript(position: KeyValuePairs<Key, Value>.Index) -> KeyValuePairs<Key, Value>.Element {
    let pair = elements[position]
    return (key: pair.0, value: pair.1)
  }
  typealias Iterator = IndexingIterator<KeyValuePairs<Key, Value>>
}

extension KeyValuePairs: CustomStringConvertible {
  var description: String { get }
}

extension KeyValuePairs: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension KeyValuePairs: Sendable where Key: Sendable, Value: Sendable {}
