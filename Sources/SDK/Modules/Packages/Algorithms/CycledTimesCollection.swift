// swift-algorithms (github.com/apple/swift-algorithms): the declarations of CycledTimesCollection, as its documentation has them.

/// A collection's elements, so many times.
struct CycledTimesCollection<Base: Collection> {
  let base: Base
  let times: Int

  init(base: Base, times: Int) {
    self.base = base
    self.times = times
  }
}

extension CycledTimesCollection: Collection {
  struct Index: Comparable {
    let cycle: Int
    let base: Base.Index

    init(cycle: Int, base: Base.Index) {
      self.cycle = cycle
      self.base = base
    }

    static func < (lhs: Index, rhs: Index) -> Bool {
      lhs.cycle != rhs.cycle ? lhs.cycle < rhs.cycle : lhs.base < rhs.base
    }
  }

  var startIndex: Index { base.isEmpty ? endIndex : Index(cycle: 0, base: base.startIndex) }
  var endIndex: Index { Index(cycle: times, base: base.startIndex) }
  subscript(position: Index) -> Base.Element { base[position.base] }
  func index(after i: Index) -> Index {
    let next = base.index(after: i.base)
    return next == base.endIndex
      ? Index(cycle: i.cycle + 1, base: base.startIndex) : Index(cycle: i.cycle, base: next)
  }
  var count: Int { base.count * times }
}

extension CycledTimesCollection: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Index) -> Index {
    i.base == base.startIndex
      ? Index(cycle: i.cycle - 1, base: base.index(before: base.endIndex))
      : Index(cycle: i.cycle, base: base.index(before: i.base))
  }
}
