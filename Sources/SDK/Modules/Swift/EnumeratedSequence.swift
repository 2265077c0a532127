// Swift's standard library: the declarations of EnumeratedSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct EnumeratedSequence<Base> where Base: Sequence {}

extension EnumeratedSequence: Sendable where Base: Sendable {}

extension EnumeratedSequence {
  struct Iterator {}
}

extension EnumeratedSequence.Iterator: Sendable where Base.Iterator: Sendable {}

extension EnumeratedSequence.Iterator: IteratorProtocol, Sequence {
  typealias Element = (offset: Int, element: Base.Element)
  mutating func next() -> EnumeratedSequence<Base>.Iterator.Element?
  typealias Iterator = EnumeratedSequence<Base>.Iterator
}

extension EnumeratedSequence: Sequence {
  func makeIterator() -> EnumeratedSequence<Base>.Iterator
  typealias Element = EnumeratedSequence<Base>.Iterator.Element
}

extension EnumeratedSequence: Collection where Base: Collection {
  struct Index {
    let base: Base.Index
  }
  var startIndex: EnumeratedSequence<Base>.Index { get }
  var endIndex: EnumeratedSequence<Base>.Index { get }
  var count: Int { get }
  var isEmpty: Bool { get }
  func distance(from start: EnumeratedSequence<Base>.Index, to end: EnumeratedSequence<Base>.Index) -> Int
  func index(after index: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index
  func index(_ i: EnumeratedSequence<Base>.Index, offsetBy distance: Int) -> EnumeratedSequence<Base>.Index
  func index(
    _ i: EnumeratedSequence<Base>.Index, offsetBy distance: Int,
    limitedBy limit: EnumeratedSequence<Base>.Index
  ) -> EnumeratedSequence<Base>.Index?
  subscript(position: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Element { get }
  typealias Indices = DefaultIndices<EnumeratedSequence<Base>>
  typealias SubSequence = Slice<EnumeratedSequence<Base>>
}

extension EnumeratedSequence.Index: Comparable {
  static func == (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool
  static func < (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool
}

extension EnumeratedSequence: BidirectionalCollection where Base: RandomAccessCollection {
  func index(before index: EnumeratedSequence<Base>.Index) -> EnumeratedSequence<Base>.Index
}

extension EnumeratedSequence: RandomAccessCollection where Base: RandomAccessCollection {}
