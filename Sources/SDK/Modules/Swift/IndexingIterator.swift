// Swift's standard library: the declarations of IndexingIterator.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct IndexingIterator<Elements> where Elements: Collection {}

extension IndexingIterator: IteratorProtocol, Sequence {
  typealias Element = Elements.Element
  typealias Iterator = IndexingIterator<Elements>
  typealias SubSequence = AnySequence<IndexingIterator<Elements>.Element>
  mutating func next() -> Elements.Element?
}

extension IndexingIterator: Sendable where Elements: Sendable, Elements.Index: Sendable {}
