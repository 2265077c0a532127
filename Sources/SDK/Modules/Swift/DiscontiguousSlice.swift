// Swift's standard library: the declarations of DiscontiguousSlice.
// Declared as the toolchain's interface has it, with code of our own.

struct DiscontiguousSlice<Base> where Base: Collection {
  var base: Base
  let subranges: RangeSet<Base.Index>

  init(base: Base, subranges: RangeSet<Base.Index>) {
    self.base = base
    self.subranges = subranges
  }
}

extension DiscontiguousSlice: Sendable where Base: Sendable, Base.Index: Sendable {}

extension DiscontiguousSlice: Equatable where Base.Element: Equatable {
  static func == (lhs: DiscontiguousSlice<Base>, rhs: DiscontiguousSlice<Base>) -> Bool {
    lhs.elementsEqual(rhs)
  }
}

extension DiscontiguousSlice: Hashable where Base.Element: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension DiscontiguousSlice: CustomStringConvertible {
  var description: String { Array(self).description }
}

extension DiscontiguousSlice {
  struct Index {
    let base: Base.Index

    init(base: Base.Index) { self.base = base }
  }
}

extension DiscontiguousSlice.Index: Equatable {
  static func == (left: DiscontiguousSlice<Base>.Index, right: DiscontiguousSlice<Base>.Index) -> Bool
}

extension DiscontiguousSlice.Index: Hashable where Base.Index: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension DiscontiguousSlice.Index: Comparable {
  static func < (left: DiscontiguousSlice<Base>.Index, right: DiscontiguousSlice<Base>.Index) -> Bool {
    left.base < right.base
  }
}

extension DiscontiguousSlice.Index: CustomStringConvertible {
  var description: String { "\(base)" }
}

extension DiscontiguousSlice.Index: Sendable where Base.Index: Sendable {}

extension DiscontiguousSlice: Sequence {
  typealias Element = Base.Element
  typealias Iterator = IndexingIterator<DiscontiguousSlice<Base>>
}

extension DiscontiguousSlice: Collection {
  typealias SubSequence = DiscontiguousSlice<Base>
  typealias Indices = DefaultIndices<DiscontiguousSlice<Base>>
  var startIndex: DiscontiguousSlice<Base>.Index {
    subranges.isEmpty ? endIndex : Index(base: subranges.storage[0].lowerBound)
  }
  var endIndex: DiscontiguousSlice<Base>.Index { Index(base: base.endIndex) }
  var count: Int {
    var count = 0
    for range in subranges.ranges { count += base.distance(from: range.lowerBound, to: range.upperBound) }
    return count
  }
  var isEmpty: Bool { subranges.isEmpty }
  func distance(from start: DiscontiguousSlice<Base>.Index, to end: DiscontiguousSlice<Base>.Index) -> Int {
    if end < start { return -distance(from: end, to: start) }
    var count = 0
    for range in subranges.ranges {
      let lower = range.lowerBound < start.base ? start.base : range.lowerBound
      let upper = end.base < range.upperBound ? end.base : range.upperBound
      if lower < upper { count += base.distance(from: lower, to: upper) }
    }
    return count
  }
  func index(after i: DiscontiguousSlice<Base>.Index) -> DiscontiguousSlice<Base>.Index {
    let next = base.index(after: i.base)
    for range in subranges.ranges {
      if range.contains(next) { return Index(base: next) }
      if next < range.lowerBound { return Index(base: range.lowerBound) }
    }
    return endIndex
  }
  subscript(i: DiscontiguousSlice<Base>.Index) -> Base.Element { base[i.base] }
  subscript(bounds: Range<DiscontiguousSlice<Base>.Index>) -> DiscontiguousSlice<Base> {
    let limits = RangeSet(bounds.lowerBound.base..<bounds.upperBound.base)
    return DiscontiguousSlice(base: base, subranges: subranges.intersection(limits))
  }
}

extension DiscontiguousSlice: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: DiscontiguousSlice<Base>.Index) -> DiscontiguousSlice<Base>.Index {
    for range in subranges.ranges.reversed() {
      if range.lowerBound < i.base {
        return Index(base: base.index(before: range.upperBound < i.base ? range.upperBound : i.base))
      }
    }
    preconditionFailure("Index out of range")
  }
}

extension DiscontiguousSlice where Base: MutableCollection {
  subscript(i: DiscontiguousSlice<Base>.Index) -> Base.Element {
    get { base[i.base] }
    set { base[i.base] = newValue }
  }
}
