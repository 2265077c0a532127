// Swift's standard library: the declarations of LazyDropWhileSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct LazyDropWhileSequence<Base> where Base: Sequence {
  typealias Element = Base.Element
  let base: Base
  let predicate: (Base.Element) -> Bool

  init(base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.predicate = predicate
  }
}

extension LazyDropWhileSequence {
  struct Iterator {
    typealias Element = Base.Element
    var base: Base.Iterator
    let predicate: (Base.Element) -> Bool
    /// Whether the first element has been found.
    var isPast: Bool

    init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.predicate = predicate
      isPast = false
    }
  }
}

extension LazyDropWhileSequence.Iterator: IteratorProtocol {
  mutating func next() -> LazyDropWhileSequence<Base>.Iterator.Element? {
    if isPast { return base.next() }
    while let element = base.next() {
      if !predicate(element) {
        isPast = true
        return element
      }
    }
    return nil
  }
}

extension LazyDropWhileSequence: Sequence {
  func makeIterator() -> LazyDropWhileSequence<Base>.Iterator {
    Iterator(base: base.makeIterator(), predicate: predicate)
  }
}

extension LazyDropWhileSequence: LazySequenceProtocol {
  typealias Elements = LazyDropWhileSequence<Base>
}

extension LazyDropWhileSequence: Collection where Base: Collection {
  typealias SubSequence = Slice<LazyDropWhileCollection<Base>>
  typealias Index = Base.Index
  var startIndex: LazyDropWhileSequence<Base>.Index {
    var place = base.startIndex
    while place != base.endIndex && predicate(base[place]) { place = base.index(after: place) }
    return place
  }
  var endIndex: LazyDropWhileSequence<Base>.Index { base.endIndex }
  func index(after i: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Index {
    base.index(after: i)
  }
  subscript(position: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Element {
    base[position]
  }
  typealias Indices = DefaultIndices<LazyDropWhileSequence<Base>>
}

extension LazyDropWhileSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazyDropWhileSequence<Base>.Index) -> LazyDropWhileSequence<Base>.Index {
    base.index(before: i)
  }
}

extension LazyDropWhileSequence: LazyCollectionProtocol where Base: Collection {}
