// Swift's standard library: the declarations of PartialRangeThrough.
// Declared as the toolchain's interface has it, with code of our own.

struct PartialRangeThrough<Bound> where Bound: Comparable {
  let upperBound: Bound
  init(_ upperBound: Bound) { self.upperBound = upperBound }
}

extension PartialRangeThrough: RangeExpression {
  func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    collection.startIndex..<collection.index(after: upperBound)
  }
  func contains(_ element: Bound) -> Bool { element <= upperBound }
}

extension PartialRangeThrough: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws
}

extension PartialRangeThrough: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws
}

extension PartialRangeThrough: Sendable where Bound: Sendable {}
