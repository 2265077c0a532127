// Foundation: what the calendar's members that give several dates give.

struct FoundDates: Sequence, Sendable {
  typealias Element = Date
  struct Iterator: IteratorProtocol {
    typealias Element = Date
    mutating func next() -> Date?
  }
  func makeIterator() -> FoundDates.Iterator
}
