// Swift's standard library: the declarations of CollectionOfOne.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct CollectionOfOne<Element> {
  init(_ element: Element)
}

extension CollectionOfOne {
  struct Iterator {}
}

extension CollectionOfOne.Iterator: IteratorProtocol {
  mutating func next() -> Element?
}

extension CollectionOfOne: RandomAccessCollection, MutableCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<CollectionOfOne<Element>>
  var startIndex: CollectionOfOne<Element>.Index { get }
  var endIndex: CollectionOfOne<Element>.Index { get }
  func index(after i: CollectionOfOne<Element>.Index) -> CollectionOfOne<Element>.Index
  func index(before i: CollectionOfOne<Element>.Index) -> CollectionOfOne<Element>.Index
  func makeIterator() -> CollectionOfOne<Element>.Iterator
  subscript(position: Int) -> Element { get set }
  subscript(bounds: Range<Int>) -> CollectionOfOne<Element>.SubSequence { get set }
  var count: Int { get }
}

extension CollectionOfOne: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension CollectionOfOne: CustomReflectable {
  var customMirror: Mirror { get }
}

extension CollectionOfOne: Sendable where Element: Sendable {}

extension CollectionOfOne.Iterator: Sendable where Element: Sendable {}
