// Swift's standard library: the declarations of EmptyCollection.
// Declared as the toolchain's interface has it, with code of our own.

struct EmptyCollection<Element> {
  init() {}
}

extension EmptyCollection {
  struct Iterator {
    init() {}
  }
}

extension EmptyCollection.Iterator: IteratorProtocol, Sequence {
  mutating func next() -> Element? { nil }
  typealias Iterator = EmptyCollection<Element>.Iterator
}

extension EmptyCollection: Sequence {
  func makeIterator() -> EmptyCollection<Element>.Iterator { Iterator() }
}

extension EmptyCollection: RandomAccessCollection, MutableCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = EmptyCollection<Element>
  var startIndex: EmptyCollection<Element>.Index { 0 }
  var endIndex: EmptyCollection<Element>.Index { 0 }
  func index(after i: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index {
    preconditionFailure("EmptyCollection can't advance indices")
  }
  func index(before i: EmptyCollection<Element>.Index) -> EmptyCollection<Element>.Index {
    preconditionFailure("EmptyCollection can't advance indices")
  }
  subscript(position: EmptyCollection<Element>.Index) -> Element {
    get { preconditionFailure("Index out of range") }
    set { preconditionFailure("Index out of range") }
  }
  subscript(bounds: Range<EmptyCollection<Element>.Index>) -> EmptyCollection<Element>.SubSequence {
    get { self }
    set {}
  }
  var count: Int { 0 }
  func index(_ i: EmptyCollection<Element>.Index, offsetBy n: Int) -> EmptyCollection<Element>.Index { i }
  func index(
    _ i: EmptyCollection<Element>.Index, offsetBy n: Int, limitedBy limit: EmptyCollection<Element>.Index
  ) -> EmptyCollection<Element>.Index? { n == 0 ? i : nil }
  func distance(from start: EmptyCollection<Element>.Index, to end: EmptyCollection<Element>.Index) -> Int {
    0
  }
}

extension EmptyCollection: Equatable {
  static func == (lhs: EmptyCollection<Element>, rhs: EmptyCollection<Element>) -> Bool { true }
}

extension EmptyCollection: Sendable {}

extension EmptyCollection.Iterator: Sendable {}
