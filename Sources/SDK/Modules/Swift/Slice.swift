// Swift's standard library: the declarations of Slice.
// Declared as the toolchain's interface has it, with code of our own.

struct Slice<Base> where Base: Collection {
  var base: Base
  var startIndex: Base.Index
  var endIndex: Base.Index

  init(base: Base, bounds: Range<Base.Index>) {
    self.base = base
    startIndex = bounds.lowerBound
    endIndex = bounds.upperBound
  }
}

extension Slice: LazySequenceProtocol where Base: LazySequenceProtocol {
  typealias Elements = Slice<Base>
}

extension Slice: Collection {
  typealias Index = Base.Index
  typealias Indices = Base.Indices
  typealias Element = Base.Element
  typealias SubSequence = Slice<Base>
  typealias Iterator = IndexingIterator<Slice<Base>>
  subscript(index: Slice<Base>.Index) -> Base.Element {
    precondition(index >= startIndex && index < endIndex, "Index out of bounds")
    return base[index]
  }
  subscript(bounds: Range<Slice<Base>.Index>) -> Slice<Base> { Slice(base: base, bounds: bounds) }
  var indices: Slice<Base>.Indices { base.indices[startIndex..<endIndex] }
  func index(after i: Slice<Base>.Index) -> Slice<Base>.Index { base.index(after: i) }
  func formIndex(after i: inout Slice<Base>.Index) { i = base.index(after: i) }
  func index(_ i: Slice<Base>.Index, offsetBy n: Int) -> Slice<Base>.Index { base.index(i, offsetBy: n) }
  func index(_ i: Slice<Base>.Index, offsetBy n: Int, limitedBy limit: Slice<Base>.Index) -> Slice<Base>
    .Index?
  { base.index(i, offsetBy: n, limitedBy: limit) }
  func distance(from start: Slice<Base>.Index, to end: Slice<Base>.Index) -> Int {
    base.distance(from: start, to: end)
  }
}

extension Slice: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Slice<Base>.Index) -> Slice<Base>.Index { base.index(before: i) }
  func formIndex(before i: inout Slice<Base>.Index) { i = base.index(before: i) }
}

extension Slice: MutableCollection where Base: MutableCollection {
  subscript(index: Slice<Base>.Index) -> Base.Element {
    get { base[index] }
    set { base[index] = newValue }
  }
  subscript(bounds: Range<Slice<Base>.Index>) -> Slice<Base> {
    get { Slice(base: base, bounds: bounds) }
    set {
      var place = bounds.lowerBound
      for element in newValue {
        base[place] = element
        place = base.index(after: place)
      }
    }
  }
}

extension Slice: RandomAccessCollection where Base: RandomAccessCollection {}

extension Slice: RangeReplaceableCollection where Base: RangeReplaceableCollection {
  init()
  init(repeating repeatedValue: Base.Element, count: Int)
  init<S>(_ elements: S) where S: Sequence, Base.Element == S.Element
  mutating func replaceSubrange<C>(_ subRange: Range<Slice<Base>.Index>, with newElements: C)
  where C: Collection, Base.Element == C.Element
  mutating func insert(_ newElement: Base.Element, at i: Slice<Base>.Index)
  mutating func insert<S>(contentsOf newElements: S, at i: Slice<Base>.Index)
  where S: Collection, Base.Element == S.Element
  mutating func remove(at i: Slice<Base>.Index) -> Base.Element
  mutating func removeSubrange(_ bounds: Range<Slice<Base>.Index>)
}

extension Slice where Base: BidirectionalCollection, Base: RangeReplaceableCollection {
  mutating func replaceSubrange<C>(_ subRange: Range<Slice<Base>.Index>, with newElements: C)
  where C: Collection, Base.Element == C.Element
  mutating func insert(_ newElement: Base.Element, at i: Slice<Base>.Index)
  mutating func insert<S>(contentsOf newElements: S, at i: Slice<Base>.Index)
  where S: Collection, Base.Element == S.Element
  mutating func remove(at i: Slice<Base>.Index) -> Base.Element
  mutating func removeSubrange(_ bounds: Range<Slice<Base>.Index>)
}

extension Slice: Sendable where Base: Sendable, Base.Index: Sendable {}
