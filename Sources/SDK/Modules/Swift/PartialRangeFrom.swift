// Swift's standard library: the declarations of PartialRangeFrom.
// Declared as the toolchain's interface has it, with code of our own.

struct PartialRangeFrom<Bound> where Bound: Comparable {
  let lowerBound: Bound
  init(_ lowerBound: Bound) { self.lowerBound = lowerBound }
}

extension PartialRangeFrom: RangeExpression {
  func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    lowerBound..<collection.endIndex
  }
  func contains(_ element: Bound) -> Bool { lowerBound <= element }
}

extension PartialRangeFrom: Sequence where Bound: Strideable, Bound.Stride: SignedInteger {
  typealias Element = Bound
  struct Iterator: IteratorProtocol {
    var current: Bound
    init(current: Bound) { self.current = current }
    mutating func next() -> Bound? {
      let value = current
      current = current.advanced(by: 1)
      return value
    }
    typealias Element = Bound
  }
  func makeIterator() -> PartialRangeFrom<Bound>.Iterator { Iterator(current: lowerBound) }
}

extension PartialRangeFrom: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws
}

extension PartialRangeFrom: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws
}

extension PartialRangeFrom: Sendable where Bound: Sendable {}

extension PartialRangeFrom.Iterator: Sendable where Bound: Sendable {}
