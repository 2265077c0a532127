// Swift's standard library: the declarations of PrefixSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct PrefixSequence<Base> where Base: Sequence {
  let base: Base
  let maxLength: Int

  init(_ base: Base, maxLength: Int) {
    precondition(maxLength >= 0, "Can't take a prefix of negative length from a sequence")
    self.base = base
    self.maxLength = maxLength
  }
}

extension PrefixSequence: Sendable where Base: Sendable {}

extension PrefixSequence {
  struct Iterator {
    var base: Base.Iterator
    var left: Int

    init(base: Base.Iterator, left: Int) {
      self.base = base
      self.left = left
    }
  }
}

extension PrefixSequence.Iterator: Sendable where Base.Iterator: Sendable {}

extension PrefixSequence.Iterator: IteratorProtocol {
  typealias Element = Base.Element
  mutating func next() -> PrefixSequence<Base>.Iterator.Element? {
    if left == 0 { return nil }
    left -= 1
    if let element = base.next() { return element }
    left = 0
    return nil
  }
}

extension PrefixSequence: Sequence {
  func makeIterator() -> PrefixSequence<Base>.Iterator {
    Iterator(base: base.makeIterator(), left: maxLength)
  }
  func prefix(_ maxLength: Int) -> PrefixSequence<Base> {
    PrefixSequence(base, maxLength: maxLength < self.maxLength ? maxLength : self.maxLength)
  }
  typealias Element = PrefixSequence<Base>.Iterator.Element
}
