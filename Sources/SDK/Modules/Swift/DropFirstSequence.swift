// Swift's standard library: the declarations of DropFirstSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct DropFirstSequence<Base> where Base: Sequence {
  let base: Base
  let limit: Int

  init(_ base: Base, dropping limit: Int) {
    precondition(limit >= 0, "Can't drop a negative number of elements from a sequence")
    self.base = base
    self.limit = limit
  }
}

extension DropFirstSequence: Sendable where Base: Sendable {}

extension DropFirstSequence: Sequence {
  typealias Element = Base.Element
  typealias Iterator = Base.Iterator
  typealias SubSequence = AnySequence<DropFirstSequence<Base>.Element>
  func makeIterator() -> DropFirstSequence<Base>.Iterator {
    var iterator = base.makeIterator()
    var dropped = 0
    while dropped < limit {
      guard let _ = iterator.next() else { break }
      dropped += 1
    }
    return iterator
  }
  func dropFirst(_ k: Int) -> DropFirstSequence<Base> { DropFirstSequence(base, dropping: limit + k) }
}
