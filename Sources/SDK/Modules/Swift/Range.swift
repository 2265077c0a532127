// Swift's standard library: the declarations of Range.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Range<Bound> where Bound: Comparable {
  let lowerBound: Bound
  let upperBound: Bound
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound))
  func contains(_ element: Bound) -> Bool
  var isEmpty: Bool { get }
}

extension Range: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  typealias Iterator = IndexingIterator<Range<Bound>>
}

extension Range: Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Index = Bound
  typealias Indices = Range<Bound>
  typealias SubSequence = Range<Bound>
  var startIndex: Range<Bound>.Index { get }
  var endIndex: Range<Bound>.Index { get }
  func index(after i: Range<Bound>.Index) -> Range<Bound>.Index
  func index(before i: Range<Bound>.Index) -> Range<Bound>.Index
  func index(_ i: Range<Bound>.Index, offsetBy n: Int) -> Range<Bound>.Index
  func distance(from start: Range<Bound>.Index, to end: Range<Bound>.Index) -> Int
  subscript(bounds: Range<Range<Bound>.Index>) -> Range<Bound> { get }
  var indices: Range<Bound>.Indices { get }
  subscript(position: Range<Bound>.Index) -> Range<Bound>.Element { get }
}

extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: ClosedRange<Bound>)
}

extension Range: RangeExpression {
  func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection
}

extension Range {
  func clamped(to limits: Range<Bound>) -> Range<Bound>
}

extension Range: CustomStringConvertible {
  var description: String { get }
}

extension Range: CustomDebugStringConvertible {
  var debugDescription: String { get }
}

extension Range: CustomReflectable {
  var customMirror: Mirror { get }
}

extension Range: Equatable {
  static func == (lhs: Range<Bound>, rhs: Range<Bound>) -> Bool
}

extension Range: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Range: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws
}

extension Range: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws
}

extension Range {
  func overlaps(_ other: Range<Bound>) -> Bool
  func overlaps(_ other: ClosedRange<Bound>) -> Bool
}

extension Range {
  func contains(_ other: Range<Bound>) -> Bool
  func contains(_ other: ClosedRange<Bound>) -> Bool
}

extension Range: Sendable where Bound: Sendable {}
