// Swift's standard library: the declarations of DiscontiguousSlice.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct DiscontiguousSlice<Base> where Base: Collection {
  let subranges: RangeSet<Base.Index>
  var base: Base { get }
}

extension DiscontiguousSlice: Sendable where Base: Sendable, Base.Index: Sendable {}

extension DiscontiguousSlice: Equatable where Base.Element: Equatable {
  static func == (lhs: DiscontiguousSlice<Base>, rhs: DiscontiguousSlice<Base>) -> Bool
}

extension DiscontiguousSlice: Hashable where Base.Element: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension DiscontiguousSlice: CustomStringConvertible {
  var description: String { get }
}

extension DiscontiguousSlice {
  struct Index {
    let base: Base.Index
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
  static func < (left: DiscontiguousSlice<Base>.Index, right: DiscontiguousSlice<Base>.Index) -> Bool
}

extension DiscontiguousSlice.Index: CustomStringConvertible {
  var description: String { get }
}

extension DiscontiguousSlice.Index: Sendable where Base.Index: Sendable {}

extension DiscontiguousSlice: Sequence {
  typealias Element = Base.Element
  typealias Iterator = IndexingIterator<DiscontiguousSlice<Base>>
}

extension DiscontiguousSlice: Collection {
  typealias SubSequence = DiscontiguousSlice<Base>
  typealias Indices = DefaultIndices<DiscontiguousSlice<Base>>
  var startIndex: DiscontiguousSlice<Base>.Index { get }
  var endIndex: DiscontiguousSlice<Base>.Index { get }
  var count: Int { get }
  var isEmpty: Bool { get }
  func distance(from start: DiscontiguousSlice<Base>.Index, to end: DiscontiguousSlice<Base>.Index) -> Int
  func index(after i: DiscontiguousSlice<Base>.Index) -> DiscontiguousSlice<Base>.Index
  subscript(i: DiscontiguousSlice<Base>.Index) -> Base.Element { get }
  subscript(bounds: Range<DiscontiguousSlice<Base>.Index>) -> DiscontiguousSlice<Base> { get }
}

extension DiscontiguousSlice: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: DiscontiguousSlice<Base>.Index) -> DiscontiguousSlice<Base>.Index
}

extension DiscontiguousSlice where Base: MutableCollection {
  subscript(i: DiscontiguousSlice<Base>.Index) -> Base.Element { get set }
}
