// SwiftUI: the declarations of IndexedIdentifierCollection.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct IndexedIdentifierCollection<Base, ID>: Collection where Base: Collection, ID: Hashable {
  struct Element {}
  typealias Index = Base.Index
  var startIndex: IndexedIdentifierCollection<Base, ID>.Index { get }
  var endIndex: IndexedIdentifierCollection<Base, ID>.Index { get }
  subscript(position: IndexedIdentifierCollection<Base, ID>.Index)
    -> IndexedIdentifierCollection<Base, ID>.Element
  { get }
  func index(after i: IndexedIdentifierCollection<Base, ID>.Index)
    -> IndexedIdentifierCollection<Base, ID>.Index
  typealias Indices = DefaultIndices<IndexedIdentifierCollection<Base, ID>>
  typealias Iterator = IndexingIterator<IndexedIdentifierCollection<Base, ID>>
  typealias SubSequence = Slice<IndexedIdentifierCollection<Base, ID>>
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: IndexedIdentifierCollection<Base, ID>.Index)
    -> IndexedIdentifierCollection<Base, ID>.Index
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {}
