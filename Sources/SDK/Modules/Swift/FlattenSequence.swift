// Swift's standard library: the declarations of FlattenSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct FlattenSequence<Base> where Base: Sequence, Base.Element: Sequence {}

extension FlattenSequence: Sendable where Base: Sendable {}

extension FlattenSequence {
  struct Iterator {}
}

extension FlattenSequence.Iterator: Sendable where Base.Iterator: Sendable, Base.Element.Iterator: Sendable {}

extension FlattenSequence.Iterator: IteratorProtocol {
  typealias Element = Base.Element.Element
  mutating func next() -> FlattenSequence<Base>.Iterator.Element?
}

extension FlattenSequence.Iterator: Sequence {
  typealias Iterator = FlattenSequence<Base>.Iterator
}

extension FlattenSequence: Sequence {
  func makeIterator() -> FlattenSequence<Base>.Iterator
  typealias Element = FlattenSequence<Base>.Iterator.Element
}

extension FlattenSequence where Base: Collection, Base.Element: Collection {
  struct Index {}
}

extension FlattenSequence.Index: Sendable where Base.Index: Sendable, Base.Element.Index: Sendable {}

extension FlattenSequence.Index: Equatable {
  static func == (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool
}

extension FlattenSequence.Index: Comparable {
  static func < (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool
}

extension FlattenSequence.Index: Hashable where Base.Index: Hashable, Base.Element.Index: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}
