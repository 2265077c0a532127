// Swift's standard library: the declarations of LazyPrefixWhileSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct LazyPrefixWhileSequence<Base> where Base: Sequence {
  typealias Element = Base.Element
}

extension LazyPrefixWhileSequence {
  struct Iterator {
    typealias Element = Base.Element
  }
}

extension LazyPrefixWhileSequence.Iterator: IteratorProtocol, Sequence {
  mutating func next() -> LazyPrefixWhileSequence<Base>.Iterator.Element?
  typealias Iterator = LazyPrefixWhileSequence<Base>.Iterator
}

extension LazyPrefixWhileSequence: Sequence {
  func makeIterator() -> LazyPrefixWhileSequence<Base>.Iterator
}

extension LazyPrefixWhileSequence: LazySequenceProtocol {
  typealias Elements = LazyPrefixWhileSequence<Base>
}

extension LazyPrefixWhileSequence.Index: Sendable where Base.Index: Sendable {}

extension LazyPrefixWhileSequence.Index: Comparable {
  static func == (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
    -> Bool
  static func < (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
    -> Bool
}

extension LazyPrefixWhileSequence.Index: Hashable where Base.Index: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}
