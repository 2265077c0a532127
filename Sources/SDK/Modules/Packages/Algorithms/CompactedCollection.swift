// swift-algorithms (github.com/apple/swift-algorithms): the declarations of CompactedCollection, as its documentation has them.

/// A collection's values that aren't nil.
struct CompactedCollection<Base: Collection, Element>: Collection where Base.Element == Element? {
  let base: Base

  init(base: Base) { self.base = base }

  struct Index: Comparable {
    let base: Base.Index

    init(base: Base.Index) { self.base = base }

    static func < (lhs: Index, rhs: Index) -> Bool { lhs.base < rhs.base }
  }

  private func firstIndex(from start: Base.Index) -> Index {
    var index = start
    while index != base.endIndex, base[index] == nil { index = base.index(after: index) }
    return Index(base: index)
  }

  var startIndex: Index { firstIndex(from: base.startIndex) }
  var endIndex: Index { Index(base: base.endIndex) }
  subscript(position: Index) -> Element { base[position.base]! }
  func index(after i: Index) -> Index { firstIndex(from: base.index(after: i.base)) }
}

extension CompactedCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Index) -> Index {
    var index = base.index(before: i.base)
    while base[index] == nil { index = base.index(before: index) }
    return Index(base: index)
  }
}
