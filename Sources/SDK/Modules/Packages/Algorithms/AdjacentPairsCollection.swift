// swift-algorithms (github.com/apple/swift-algorithms): the declarations of AdjacentPairsCollection, as its documentation has them.

/// Every element of a collection with the next one.
struct AdjacentPairsCollection<Base: Collection> {
  let base: Base

  init(base: Base) { self.base = base }
}

extension AdjacentPairsCollection: Collection {
  typealias Element = (Base.Element, Base.Element)

  struct Index: Comparable {
    let first: Base.Index
    let second: Base.Index

    init(first: Base.Index, second: Base.Index) {
      self.first = first
      self.second = second
    }

    static func == (lhs: Index, rhs: Index) -> Bool { lhs.first == rhs.first }
    static func < (lhs: Index, rhs: Index) -> Bool { lhs.first < rhs.first }
  }

  var startIndex: Index {
    guard !base.isEmpty else { return endIndex }
    let second = base.index(after: base.startIndex)
    return second == base.endIndex ? endIndex : Index(first: base.startIndex, second: second)
  }
  var endIndex: Index { Index(first: base.endIndex, second: base.endIndex) }
  subscript(position: Index) -> Element { (base[position.first], base[position.second]) }
  func index(after i: Index) -> Index {
    let next = base.index(after: i.second)
    return next == base.endIndex ? endIndex : Index(first: i.second, second: next)
  }
  var count: Int { base.isEmpty ? 0 : base.count - 1 }
}

extension AdjacentPairsCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Index) -> Index {
    let second = i.first == base.endIndex ? base.index(before: base.endIndex) : i.first
    return Index(first: base.index(before: second), second: second)
  }
}

extension AdjacentPairsCollection: RandomAccessCollection where Base: RandomAccessCollection {
  private func offset(of i: Index) -> Int {
    i.first == base.endIndex ? count : base.distance(from: base.startIndex, to: i.first)
  }
  func distance(from start: Index, to end: Index) -> Int { offset(of: end) - offset(of: start) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = offset(of: i) + distance
    precondition(offset >= 0 && offset <= count, "Index out of range")
    guard offset < count else { return endIndex }
    let first = base.index(base.startIndex, offsetBy: offset)
    return Index(first: first, second: base.index(after: first))
  }
}
