// Swift's standard library: the declarations of PartialRangeUpTo.
// Declared as the toolchain's interface has it, with code of our own.

struct PartialRangeUpTo<Bound> where Bound: Comparable {
  let upperBound: Bound
  init(_ upperBound: Bound) { self.upperBound = upperBound }
}

extension PartialRangeUpTo: RangeExpression {
  func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    collection.startIndex..<upperBound
  }
  func contains(_ element: Bound) -> Bool { element < upperBound }
}

extension PartialRangeUpTo: Decodable where Bound: Decodable {
  init(from decoder: any Decoder) throws
}

extension PartialRangeUpTo: Encodable where Bound: Encodable {
  func encode(to encoder: any Encoder) throws
}

extension PartialRangeUpTo: Sendable where Bound: Sendable {}
