// Swift's standard library: the declarations of Zip2Sequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Zip2Sequence<Sequence1, Sequence2> where Sequence1: Sequence, Sequence2: Sequence {}

extension Zip2Sequence {
  struct Iterator {}
}

extension Zip2Sequence.Iterator: IteratorProtocol {
  typealias Element = (Sequence1.Element, Sequence2.Element)
  mutating func next() -> Zip2Sequence<Sequence1, Sequence2>.Iterator.Element?
}

extension Zip2Sequence: Sequence {
  typealias Element = (Sequence1.Element, Sequence2.Element)
  func makeIterator() -> Zip2Sequence<Sequence1, Sequence2>.Iterator
  var underestimatedCount: Int { get }
}

extension Zip2Sequence: Sendable where Sequence1: Sendable, Sequence2: Sendable {}

extension Zip2Sequence.Iterator: Sendable where Sequence1.Iterator: Sendable, Sequence2.Iterator: Sendable {}
