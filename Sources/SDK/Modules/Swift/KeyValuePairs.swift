// Swift's standard library: the declarations of KeyValuePairs.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct KeyValuePairs<Key, Value>: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (Key, Value)...)
}

extension KeyValuePairs: RandomAccessCollection {
  typealias Element = (key: Key, value: Value)
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<KeyValuePairs<Key, Value>>
  var startIndex: KeyValuePairs<Key, Value>.Index { get }
  var endIndex: KeyValuePairs<Key, Value>.Index { get }
  subscript(position: KeyValuePairs<Key, Value>.Index) -> KeyValuePairs<Key, Value>.Element { get }
  typealias Iterator = IndexingIterator<KeyValuePairs<Key, Value>>
}

extension KeyValuePairs: CustomStringConvertible {
  var description: String { get }
}

extension KeyValuePairs: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension KeyValuePairs: Sendable where Key: Sendable, Value: Sendable {}
