// Swift's standard library: the declarations of LazyMapCollection.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

extension LazyMapCollection: Collection where Base: Collection {
  typealias Index = Base.Index
  typealias Indices = Base.Indices
  typealias SubSequence = LazyMapCollection<Base.SubSequence, Element>
  var startIndex: Base.Index { get }
  var endIndex: Base.Index { get }
  func index(after i: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index
  func formIndex(after i: inout LazyMapSequence<Base, Element>.Index)
  subscript(position: Base.Index) -> Element { get }
  subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base, Element>.SubSequence { get }
  var indices: LazyMapSequence<Base, Element>.Indices { get }
  var isEmpty: Bool { get }
  var count: Int { get }
  func index(_ i: LazyMapSequence<Base, Element>.Index, offsetBy n: Int)
    -> LazyMapSequence<Base, Element>.Index
  func index(
    _ i: LazyMapSequence<Base, Element>.Index, offsetBy n: Int,
    limitedBy limit: LazyMapSequence<Base, Element>.Index
  ) -> LazyMapSequence<Base, Element>.Index?
  func distance(
    from start: LazyMapSequence<Base, Element>.Index, to end: LazyMapSequence<Base, Element>.Index
  ) -> Int
}

extension LazyMapCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index
  func formIndex(before i: inout LazyMapSequence<Base, Element>.Index)
}

extension LazyMapCollection: LazyCollectionProtocol where Base: Collection {}

extension LazyMapCollection: RandomAccessCollection where Base: RandomAccessCollection {}

extension LazyMapCollection where Base: Collection {
  func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapCollection<
    Base, ElementOfResult
  >
}
