// Swift's standard library: the declarations of DropFirstSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct DropFirstSequence<Base> where Base: Sequence {
  init(_ base: Base, dropping limit: Int)
}

extension DropFirstSequence: Sendable where Base: Sendable {}

extension DropFirstSequence: Sequence {
  typealias Element = Base.Element
  typealias Iterator = Base.Iterator
  typealias SubSequence = AnySequence<DropFirstSequence<Base>.Element>
  func makeIterator() -> DropFirstSequence<Base>.Iterator
  func dropFirst(_ k: Int) -> DropFirstSequence<Base>
}
