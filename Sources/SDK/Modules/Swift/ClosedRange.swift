// Swift's standard library: the declarations of ClosedRange.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct ClosedRange<Bound> where Bound: Comparable {
  let lowerBound: Bound
  let upperBound: Bound
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
}

extension ClosedRange {
  var isEmpty: Bool { get }
}

extension ClosedRange: RangeExpression {
  func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection
  func contains(_ element: Bound) -> Bool
}

extension ClosedRange: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  typealias Iterator = IndexingIterator<ClosedRange<Bound>>
}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  enum Index {
    case pastEnd
    case inRange(Bound)
  }
}

extension ClosedRange.Index: Comparable {
  static func == (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool
  static func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool
}

extension ClosedRange.Index: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension ClosedRange: Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias SubSequence = Slice<ClosedRange<Bound>>
  var startIndex: ClosedRange<Bound>.Index { get }
  var endIndex: ClosedRange<Bound>.Index { get }
  func index(after i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index
  func index(before i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index
  func index(_ i: ClosedRange<Bound>.Index, offsetBy distance: Int) -> ClosedRange<Bound>.Index
  func distance(from start: ClosedRange<Bound>.Index, to end: ClosedRange<Bound>.Index) -> Int
  subscript(position: ClosedRange<Bound>.Index) -> Bound { get }
  subscript(bounds: Range<ClosedRange<Bound>.Index>) -> Slice<ClosedRange<Bound>> { get }
  func contains(_ other: Range<Bound>) -> Bool
  typealias Indices = DefaultIndices<ClosedRange<Bound>>
}

extension ClosedRange {
  func contains(_ other: ClosedRange<Bound>) -> Bool
}

extension ClosedRange: Equatable {
  static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool
}

extension ClosedRange: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension ClosedRange: CustomStringConvertible {
  var description: String { get }
}

extension ClosedRange: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension ClosedRange: CustomReflectable {
  var customMirror: Mirror { get }
}

extension ClosedRange {
  func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound>
}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: Range<Bound>)
}

extension ClosedRange {
  func overlaps(_ other: ClosedRange<Bound>) -> Bool
  func overlaps(_ other: Range<Bound>) -> Bool
}

extension ClosedRange: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws
}

extension ClosedRange: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws
}

extension ClosedRange: Sendable where Bound: Sendable {}

extension ClosedRange.Index: Sendable where Bound: Sendable {}
