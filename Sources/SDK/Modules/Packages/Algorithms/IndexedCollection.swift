// swift-algorithms (github.com/apple/swift-algorithms): the declarations of IndexedCollection, as its documentation has them.

/// A collection's elements, each with its index.
struct IndexedCollection<Base: Collection> {
  let base: Base

  init(base: Base) { self.base = base }
}

extension IndexedCollection: Collection {
  typealias Element = (index: Base.Index, element: Base.Element)
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  subscript(position: Base.Index) -> Element { (index: position, element: base[position]) }
  func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(i, offsetBy: distance)
  }
  func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}

extension IndexedCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
}

extension IndexedCollection: RandomAccessCollection where Base: RandomAccessCollection {}
