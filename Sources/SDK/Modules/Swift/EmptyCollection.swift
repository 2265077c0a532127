// Swift's standard library: the declarations of EmptyCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct EmptyCollection<Element> {
  init()
}

extension EmptyCollection {
  struct Iterator {
    init()
  }
}

extension EmptyCollection.Iterator: IteratorProtocol, Sequence {
  mutating func next() -> Element?
  typealias Iterator = EmptyCollection<Element>.Iterator
}

extension EmptyCollection: Sequence {
  func makeIterator() -> EmptyCollection<Element>.Iterator
}

extension EmptyCollection: RandomAccessCollection, MutableCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = EmptyCollection<Element>
  var startIndex: EmptyCollection<Element>.Index { get }
  var endIndex: EmptyCollection<Element>.Index { get }
  func index(after i: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index
  func index(before i: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index
  subscript(position: EmptyCollection<Element>.Index) -> Element { get set }
  subscript(bounds: Range<EmptyCollection<Element>.Index>) -> EmptyCollection<Element>.SubSequence { get set }
  var count: Int { get }
  func index(_ i: EmptyCollection<Element>.Index, offsetBy n: Int) -> EmptyCollection<Element>.Index
  func index(
    _ i: EmptyCollection<Element>.Index, offsetBy n: Int, limitedBy limit: EmptyCollection<Element>.Index
  ) -> EmptyCollection<Element>.Index?
  func distance(from start: EmptyCollection<Element>.Index, to end: EmptyCollection<Element>.Index) -> Int
}

extension EmptyCollection: Equatable {
  static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool
}

extension EmptyCollection: Sendable {}

extension EmptyCollection.Iterator: Sendable {}
