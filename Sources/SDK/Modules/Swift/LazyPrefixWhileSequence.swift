// Swift's standard library: the declarations of LazyPrefixWhileSequence.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct LazyPrefixWhileSequence<Base> where Base: Sequence {
  typealias Element = Base.Element
  let base: Base
  let predicate: (Base.Element) -> Bool

  init(base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.predicate = predicate
  }
}

extension LazyPrefixWhileSequence {
  struct Iterator {
    typealias Element = Base.Element
    var base: Base.Iterator
    let predicate: (Base.Element) -> Bool
    /// Whether the last element has been given.
    var isPast: Bool

    init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.predicate = predicate
      isPast = false
    }
  }
}

extension LazyPrefixWhileSequence.Iterator: IteratorProtocol, Sequence {
  mutating func next() -> LazyPrefixWhileSequence<Base>.Iterator.Element? { 
    if isPast { return nil }
    if let element = base.next() {
      if predicate(element) { return element }
    }
    isPast = true
    return nil
  }
  typealias Iterator = LazyPrefixWhileSequence<Base>.Iterator
}

extension LazyPrefixWhileSequence: Sequence {
  func makeIterator() -> LazyPrefixWhileSequence<Base>.Iterator { Iterator(base: base.makeIterator(), predicate: predicate) }
}

extension LazyPrefixWhileSequence: LazySequenceProtocol {
  typealias Elements = LazyPrefixWhileSequence<Base>
}

extension LazyPrefixWhileSequence.Index: Sendable where Base.Index: Sendable {}

extension LazyPrefixWhileSequence.Index: Comparable {
  static func == (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
    -> Bool
  static func < (lhs: LazyPrefixWhileCollection<Base>.Index, rhs: LazyPrefixWhileCollection<Base>.Index)
    -> Bool { 
    if let one = lhs.base {
      if let other = rhs.base { return one < other }
      return true
    }
    return false
  }
}

extension LazyPrefixWhileSequence.Index: Hashable where Base.Index: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}
