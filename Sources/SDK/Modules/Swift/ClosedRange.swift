// Swift's standard library: the declarations of ClosedRange.
// Declared as the toolchain's interface has it, with code of our own.

struct ClosedRange<Bound> where Bound: Comparable {
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
}

extension ClosedRange {
  var isEmpty: Bool { false }
}

extension ClosedRange: RangeExpression {
  func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    Range(uncheckedBounds: (lower: lowerBound, upper: collection.index(after: upperBound)))
  }
  func contains(_ element: Bound) -> Bool { element >= lowerBound && element <= upperBound }
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
  static func < (lhs: ClosedRange<Bound>.Index, rhs: ClosedRange<Bound>.Index) -> Bool {
    switch (lhs, rhs) {
    case (.inRange(let one), .inRange(let other)): one < other
    case (.inRange, .pastEnd): true
    default: false
    }
  }
}

extension ClosedRange.Index: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension ClosedRange: Collection, BidirectionalCollection, RandomAccessCollection
where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias SubSequence = Slice<ClosedRange<Bound>>
  var startIndex: ClosedRange<Bound>.Index { .inRange(lowerBound) }
  var endIndex: ClosedRange<Bound>.Index { .pastEnd }
  func index(after i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index {
    switch i {
    case .inRange(let value): value == upperBound ? .pastEnd : .inRange(value.advanced(by: 1))
    case .pastEnd: .pastEnd
    }
  }
  func index(before i: ClosedRange<Bound>.Index) -> ClosedRange<Bound>.Index {
    switch i {
    case .inRange(let value): .inRange(value.advanced(by: -1))
    case .pastEnd: .inRange(upperBound)
    }
  }
  func index(_ i: ClosedRange<Bound>.Index, offsetBy distance: Int) -> ClosedRange<Bound>.Index {
    let start: Bound
    switch i {
    case .inRange(let value): start = value
    case .pastEnd: start = upperBound.advanced(by: 1)
    }
    let target = start.advanced(by: numericCast(distance))
    return target > upperBound ? .pastEnd : .inRange(target)
  }
  func distance(from start: ClosedRange<Bound>.Index, to end: ClosedRange<Bound>.Index) -> Int {
    switch (start, end) {
    case (.inRange(let one), .inRange(let other)): numericCast(one.distance(to: other))
    case (.inRange(let one), .pastEnd): 1 + numericCast(one.distance(to: upperBound))
    case (.pastEnd, .inRange(let other)): -1 - numericCast(other.distance(to: upperBound))
    case (.pastEnd, .pastEnd): 0
    }
  }
  subscript(position: ClosedRange<Bound>.Index) -> Bound {
    if case .inRange(let value) = position { return value }
    fatalError("Index out of range")
  }
  subscript(bounds: Range<ClosedRange<Bound>.Index>) -> Slice<ClosedRange<Bound>> {
    Slice(base: self, bounds: bounds)
  }
  func contains(_ other: Range<Bound>) -> Bool {
    other.isEmpty || lowerBound <= other.lowerBound && upperBound >= other.upperBound.advanced(by: -1)
  }
  typealias Indices = DefaultIndices<ClosedRange<Bound>>
}

extension ClosedRange {
  func contains(_ other: ClosedRange<Bound>) -> Bool {
    lowerBound <= other.lowerBound && upperBound >= other.upperBound
  }
}

extension ClosedRange: Equatable {
  static func == (lhs: ClosedRange<Bound>, rhs: ClosedRange<Bound>) -> Bool
}

extension ClosedRange: Hashable where Bound: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension ClosedRange: CustomStringConvertible {
  var description: String { "\(lowerBound)...\(upperBound)" }
}

extension ClosedRange: CustomDebugStringConvertible {
  var debugDescription: String {
    "ClosedRange(\(String(reflecting: lowerBound))...\(String(reflecting: upperBound)))"
  }
}

extension ClosedRange: CustomReflectable {
  var customMirror: Mirror { get }
}

extension ClosedRange {
  func clamped(to limits: ClosedRange<Bound>) -> ClosedRange<Bound> {
    let lower =
      limits.lowerBound > lowerBound
      ? limits.lowerBound : limits.upperBound < lowerBound ? limits.upperBound : lowerBound
    let upper =
      limits.upperBound < upperBound
      ? limits.upperBound : limits.lowerBound > upperBound ? limits.lowerBound : upperBound
    return ClosedRange(uncheckedBounds: (lower: lower, upper: upper))
  }
}

extension ClosedRange where Bound: Strideable, Bound.Stride: SignedInteger {
  init(_ other: Range<Bound>) {
    self.init(uncheckedBounds: (lower: other.lowerBound, upper: other.upperBound.advanced(by: -1)))
  }
}

extension ClosedRange {
  func overlaps(_ other: ClosedRange<Bound>) -> Bool {
    other.upperBound >= lowerBound && other.lowerBound <= upperBound
  }
  func overlaps(_ other: Range<Bound>) -> Bool { other.overlaps(self) }
}

extension ClosedRange: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let lower = try container.decode(Bound.self)
    let upper = try container.decode(Bound.self)
    guard lower <= upper else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "Cannot initialize \(ClosedRange.self) with a lowerBound (\(lower)) greater than upperBound (\(upper))"
        ))
    }
    self.init(uncheckedBounds: (lower: lower, upper: upper))
  }
}

extension ClosedRange: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(lowerBound)
    try container.encode(upperBound)
  }
}

extension ClosedRange: Sendable where Bound: Sendable {}

extension ClosedRange.Index: Sendable where Bound: Sendable {}
