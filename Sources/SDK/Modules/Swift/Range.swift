// Swift's standard library: the declarations of Range.
// Declared as the toolchain's interface has it, with code of our own.

struct Range<Bound> where Bound: Comparable {
  let lowerBound: Bound
  let upperBound: Bound
  init(checked lower: Bound, _ upper: Bound) {
    precondition(lower <= upper, "Range requires lowerBound <= upperBound")
    lowerBound = lower
    upperBound = upper
  }
  init(uncheckedBounds bounds: (lower: Bound, upper: Bound)) {
    lowerBound = bounds.lower
    upperBound = bounds.upper
  }
  func contains(_ element: Bound) -> Bool { element >= lowerBound && element < upperBound }
  var isEmpty: Bool { lowerBound == upperBound }
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
  var startIndex: Range<Bound>.Index { lowerBound }
  var endIndex: Range<Bound>.Index { upperBound }
  func index(after i: Range<Bound>.Index) -> Range<Bound>.Index { i.advanced(by: 1) }
  func index(before i: Range<Bound>.Index) -> Range<Bound>.Index { i.advanced(by: -1) }
  func index(_ i: Range<Bound>.Index, offsetBy n: Int) -> Range<Bound>.Index {
    i.advanced(by: numericCast(n))
  }
  func distance(from start: Range<Bound>.Index, to end: Range<Bound>.Index) -> Int {
    numericCast(start.distance(to: end))
  }
  subscript(bounds: Range<Range<Bound>.Index>) -> Range<Bound> { bounds }
  var indices: Range<Bound>.Indices { self }
  subscript(position: Range<Bound>.Index) -> Range<Bound>.Element { position }
}

extension Range where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: ClosedRange<Bound>) {
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: 1)))
  }
}

extension Range: RangeExpression {
  func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection { self }
}

extension Range {
  func clamped(to limits: Range<Bound>) -> Range<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return Range(uncheckedBounds: (lower: lower, upper: upper))
  }
}

extension Range: CustomStringConvertible {
  var description: String { "\(lowerBound)..<\(upperBound)" }
}

extension Range: CustomDebugStringConvertible {
  var debugDescription: String {
    "Range(\(String(reflecting: lowerBound))..<\(String(reflecting: upperBound)))"
  }
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
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let lower = try container.decode(Bound.self)
    let upper = try container.decode(Bound.self)
    guard lower <= upper else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "Cannot initialize \(Range.self) with a lowerBound (\(lower)) greater than upperBound (\(upper))")
      )
    }
    self.init(uncheckedBounds: (lower: lower, upper: upper))
  }
}

extension Range: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
    try container.encode(upperBound)
  }
}

extension Range {
  func overlaps(_ other: Range<Bound>) -> Bool {
    !(isEmpty || other.isEmpty || upperBound <= other.lowerBound || other.upperBound <= lowerBound)
  }
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    !isEmpty && other.upperBound >= lowerBound && other.lowerBound < upperBound
  }
}

extension Range {
  func contains(_ other: Range<Bound>) -> Bool {
    other.isEmpty || lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
  func contains(_ other: ClosedRange<Bound>) -> Bool {
    lowerBound <= other.lowerBound && upperBound > other.upperBound
  }
}

extension Range: Sendable where Bound: Sendable {}
