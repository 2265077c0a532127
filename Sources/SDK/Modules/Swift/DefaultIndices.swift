// Swift's standard library: the declarations of DefaultIndices.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct DefaultIndices<Elements> where Elements: Collection {}

extension DefaultIndices: Collection {
  typealias Index = Elements.Index
  typealias Element = Elements.Index
  typealias Indices = DefaultIndices<Elements>
  typealias SubSequence = DefaultIndices<Elements>
  typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
  var startIndex: DefaultIndices<Elements>.Index { get }
  var endIndex: DefaultIndices<Elements>.Index { get }
  subscript(i: DefaultIndices<Elements>.Index) -> Elements.Index { get }
  subscript(bounds: Range<DefaultIndices<Elements>.Index>) -> DefaultIndices<Elements> { get }
  func index(after i: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index
  func formIndex(after i: inout DefaultIndices<Elements>.Index)
  var indices: DefaultIndices<Elements>.Indices { get }
  func index(_ i: DefaultIndices<Elements>.Index, offsetBy distance: Int) -> DefaultIndices<Elements>.Index
  func index(
    _ i: DefaultIndices<Elements>.Index, offsetBy distance: Int,
    limitedBy limit: DefaultIndices<Elements>.Index
  ) -> DefaultIndices<Elements>.Index?
  func distance(from start: DefaultIndices<Elements>.Index, to end: DefaultIndices<Elements>.Index) -> Int
}

extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
  func index(before i: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index
  func formIndex(before i: inout DefaultIndices<Elements>.Index)
}

extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}

extension DefaultIndices: Sendable where Elements: Sendable, Elements.Index: Sendable {}
