// swift-algorithms (github.com/apple/swift-algorithms): the declarations of StridingCollection, as its documentation has them.

/// The first element of a collection, and every one so many after it.
struct StridingCollection<Base: Collection> {
  let base: Base
  let stride: Int

  init(base: Base, stride: Int) {
    self.base = base
    self.stride = stride
  }
}

extension StridingCollection: Collection {
  struct Index: Comparable {
    let base: Base.Index

    init(base: Base.Index) { self.base = base }

    static func < (lhs: Index, rhs: Index) -> Bool { lhs.base < rhs.base }
  }

  var startIndex: Index { Index(base: base.startIndex) }
  var endIndex: Index { Index(base: base.endIndex) }
  subscript(position: Index) -> Base.Element { base[position.base] }
  func index(after i: Index) -> Index {
    Index(base: base.index(i.base, offsetBy: stride, limitedBy: base.endIndex) ?? base.endIndex)
  }
  var count: Int { (base.count + stride - 1) / stride }
}

extension StridingCollection: BidirectionalCollection where Base: RandomAccessCollection {
  func index(before i: Index) -> Index {
    let offset = base.distance(from: base.startIndex, to: i.base)
    return Index(base: base.index(base.startIndex, offsetBy: (offset - 1) / stride * stride))
  }
}

extension StridingCollection: RandomAccessCollection where Base: RandomAccessCollection {
  private func offset(of i: Index) -> Int {
    (base.distance(from: base.startIndex, to: i.base) + stride - 1) / stride
  }
  func distance(from start: Index, to end: Index) -> Int { offset(of: end) - offset(of: start) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = (offset(of: i) + distance) * stride
    precondition(offset >= 0, "Index out of range")
    let found = base.index(base.startIndex, offsetBy: offset, limitedBy: base.endIndex)
    return Index(base: found ?? base.endIndex)
  }
}
