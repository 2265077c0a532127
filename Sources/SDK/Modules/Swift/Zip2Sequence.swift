// Swift's standard library: the declarations of Zip2Sequence.
// Declared as the toolchain's interface has it, with code of our own.

struct Zip2Sequence<Sequence1, Sequence2> where Sequence1: Sequence, Sequence2: Sequence {
  let first: Sequence1
  let second: Sequence2

  init(first: Sequence1, second: Sequence2) {
    self.first = first
    self.second = second
  }
}

extension Zip2Sequence {
  struct Iterator {
    var first: Sequence1.Iterator
    var second: Sequence2.Iterator
    var isAtEnd: Bool

    init(first: Sequence1.Iterator, second: Sequence2.Iterator) {
      self.first = first
      self.second = second
      isAtEnd = false
    }
  }
}

extension Zip2Sequence.Iterator: IteratorProtocol {
  typealias Element = (Sequence1.Element, Sequence2.Element)
  mutating func next() -> Zip2Sequence<Sequence1, Sequence2>.Iterator.Element? {
    if isAtEnd { return nil }
    guard let one = first.next(), let other = second.next() else {
      isAtEnd = true
      return nil
    }
    return (one, other)
  }
}

extension Zip2Sequence: Sequence {
  typealias Element = (Sequence1.Element, Sequence2.Element)
  func makeIterator() -> Zip2Sequence<Sequence1, Sequence2>.Iterator {
    Iterator(first: first.makeIterator(), second: second.makeIterator())
  }
  var underestimatedCount: Int {
    let one = first.underestimatedCount
    let other = second.underestimatedCount
    return one < other ? one : other
  }
}

extension Zip2Sequence: Sendable where Sequence1: Sendable, Sequence2: Sendable {}

extension Zip2Sequence.Iterator: Sendable where Sequence1.Iterator: Sendable, Sequence2.Iterator: Sendable {}
