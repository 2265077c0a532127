// Swift's standard library: the declarations of LazyMapSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct LazyMapSequence<Base, Element> where Base: Sequence {
  typealias Elements = LazyMapSequence<Base, Element>
  let base: Base
  let transform: (Base.Element) -> Element

  init(base: Base, transform: @escaping (Base.Element) -> Element) {
    self.base = base
    self.transform = transform
  }
}

extension LazyMapSequence {
  struct Iterator {
    var base: Base.Iterator
    let transform: (Base.Element) -> Element

    init(base: Base.Iterator, transform: @escaping (Base.Element) -> Element) {
      self.base = base
      self.transform = transform
    }
  }
}

extension LazyMapSequence.Iterator: IteratorProtocol, Sequence {
  mutating func next() -> Element? {
    guard let element = base.next() else { return nil }
    return transform(element)
  }
  typealias Iterator = LazyMapSequence<Base, Element>.Iterator
}

extension LazyMapSequence: LazySequenceProtocol {
  func makeIterator() -> LazyMapSequence<Base, Element>.Iterator {
    Iterator(base: base.makeIterator(), transform: transform)
  }
  var underestimatedCount: Int { base.underestimatedCount }
}

extension LazyMapSequence {
  func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapSequence<
    Base, ElementOfResult
  > {
    let first = self.transform
    return LazyMapSequence<Base, ElementOfResult>(base: base, transform: { transform(first($0)) })
  }
}

extension LazyMapSequence: Collection where Base: Collection {
  typealias Index = Base.Index
  typealias Indices = Base.Indices
  typealias SubSequence = LazyMapCollection<Base.SubSequence, Element>
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  func index(after i: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index {
    base.index(after: i)
  }
  func formIndex(after i: inout LazyMapSequence<Base, Element>.Index) { i = base.index(after: i) }
  subscript(position: Base.Index) -> Element { transform(base[position]) }
  subscript(bounds: Range<Base.Index>) -> LazyMapSequence<Base, Element>.SubSequence {
    LazyMapSequence<Base.SubSequence, Element>(base: base[bounds], transform: transform)
  }
  var indices: LazyMapSequence<Base, Element>.Indices { base.indices }
  var isEmpty: Bool { base.isEmpty }
  var count: Int { base.count }
  func index(_ i: LazyMapSequence<Base, Element>.Index, offsetBy n: Int)
    -> LazyMapSequence<Base, Element>.Index
  { base.index(i, offsetBy: n) }
  func index(
    _ i: LazyMapSequence<Base, Element>.Index, offsetBy n: Int,
    limitedBy limit: LazyMapSequence<Base, Element>.Index
  ) -> LazyMapSequence<Base, Element>.Index? { base.index(i, offsetBy: n, limitedBy: limit) }
  func distance(
    from start: LazyMapSequence<Base, Element>.Index, to end: LazyMapSequence<Base, Element>.Index
  ) -> Int { base.distance(from: start, to: end) }
}

extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazyMapSequence<Base, Element>.Index) -> LazyMapSequence<Base, Element>.Index {
    base.index(before: i)
  }
  func formIndex(before i: inout LazyMapSequence<Base, Element>.Index) { i = base.index(before: i) }
}

extension LazyMapSequence: LazyCollectionProtocol where Base: Collection {}

extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}

extension LazyMapSequence where Base: Collection {
  func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapCollection<
    Base, ElementOfResult
  > {
    let first = self.transform
    return LazyMapSequence<Base, ElementOfResult>(base: base, transform: { transform(first($0)) })
  }
}
