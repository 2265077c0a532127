// Swift's standard library: the declarations of LazyPrefixWhileSequence.
// Declared as the toolchain's interface has it, with code of our own.

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
  func makeIterator() -> LazyPrefixWhileSequence<Base>.Iterator {
    Iterator(base: base.makeIterator(), predicate: predicate)
  }
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
  {
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

extension LazyPrefixWhileSequence where Base: Collection {
  struct Index {
    /// nil at the end.
    let base: Base.Index?

    init(base: Base.Index?) { self.base = base }
  }
}

extension LazyPrefixWhileSequence: Collection where Base: Collection {
  typealias SubSequence = Slice<LazyPrefixWhileCollection<Base>>
  var startIndex: LazyPrefixWhileSequence<Base>.Index {
    let start = base.startIndex
    return start != base.endIndex && predicate(base[start]) ? Index(base: start) : Index(base: nil)
  }
  var endIndex: LazyPrefixWhileSequence<Base>.Index { Index(base: nil) }
  func index(after i: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Index {
    let next = base.index(after: i.base!)
    return next != base.endIndex && predicate(base[next]) ? Index(base: next) : Index(base: nil)
  }
  subscript(position: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Element {
    base[position.base!]
  }
  typealias Indices = DefaultIndices<LazyPrefixWhileSequence<Base>>
}

extension LazyPrefixWhileSequence: LazyCollectionProtocol where Base: Collection {}

extension LazyPrefixWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazyPrefixWhileSequence<Base>.Index) -> LazyPrefixWhileSequence<Base>.Index {
    if let place = i.base { return Index(base: base.index(before: place)) }
    var place = base.startIndex
    while place != base.endIndex && predicate(base[place]) { place = base.index(after: place) }
    return Index(base: base.index(before: place))
  }
}
