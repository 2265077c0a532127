// Swift's standard library: the declarations of LazyFilterSequence.
// Declared as the toolchain's interface has it, with code of our own.

struct LazyFilterSequence<Base> where Base: Sequence {
  let base: Base
  let predicate: (Base.Element) -> Bool

  init(base: Base, predicate: @escaping (Base.Element) -> Bool) {
    self.base = base
    self.predicate = predicate
  }
}

extension LazyFilterSequence {
  struct Iterator {
    var base: Base.Iterator
    let predicate: (Base.Element) -> Bool

    init(base: Base.Iterator, predicate: @escaping (Base.Element) -> Bool) {
      self.base = base
      self.predicate = predicate
    }
  }
}

extension LazyFilterSequence.Iterator: IteratorProtocol, Sequence {
  typealias Element = Base.Element
  mutating func next() -> LazyFilterSequence<Base>.Iterator.Element? {
    while let element = base.next() {
      if predicate(element) { return element }
    }
    return nil
  }
  typealias Iterator = LazyFilterSequence<Base>.Iterator
}

extension LazyFilterSequence: Sequence {
  typealias Element = Base.Element
  func makeIterator() -> LazyFilterSequence<Base>.Iterator {
    Iterator(base: base.makeIterator(), predicate: predicate)
  }
}

extension LazyFilterSequence: LazySequenceProtocol {
  typealias Elements = LazyFilterSequence<Base>
}

extension LazyFilterSequence {
  func filter(_ isIncluded: @escaping (LazyFilterSequence<Base>.Element) -> Bool) -> LazyFilterSequence<Base>
  {
    let first = predicate
    return LazyFilterSequence(base: base, predicate: { first($0) && isIncluded($0) })
  }
}

extension LazyFilterSequence: Collection where Base: Collection {
  typealias SubSequence = LazyFilterCollection<Base.SubSequence>
  var underestimatedCount: Int { 0 }
  typealias Index = Base.Index
  var startIndex: LazyFilterSequence<Base>.Index {
    var index = base.startIndex
    while index != base.endIndex && !predicate(base[index]) { index = base.index(after: index) }
    return index
  }
  var endIndex: LazyFilterSequence<Base>.Index { base.endIndex }
  func index(after i: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index {
    var index = base.index(after: i)
    while index != base.endIndex && !predicate(base[index]) { index = base.index(after: index) }
    return index
  }
  func formIndex(after i: inout LazyFilterSequence<Base>.Index) { i = index(after: i) }
  func distance(from start: LazyFilterSequence<Base>.Index, to end: LazyFilterSequence<Base>.Index) -> Int {
    if end < start { return -distance(from: end, to: start) }
    var place = start
    var count = 0
    while place < end {
      count += 1
      place = index(after: place)
    }
    return count
  }
  func index(_ i: LazyFilterSequence<Base>.Index, offsetBy n: Int) -> LazyFilterSequence<Base>.Index {
    var place = i
    var left = n
    while left > 0 {
      place = index(after: place)
      left -= 1
    }
    if left < 0 { return index(startIndex, offsetBy: distance(from: startIndex, to: i) + left) }
    return place
  }
  func formIndex(_ i: inout LazyFilterSequence<Base>.Index, offsetBy n: Int) { i = index(i, offsetBy: n) }
  func index(
    _ i: LazyFilterSequence<Base>.Index, offsetBy n: Int, limitedBy limit: LazyFilterSequence<Base>.Index
  ) -> LazyFilterSequence<Base>.Index? {
    let gap = distance(from: i, to: limit)
    if n >= 0 ? gap >= 0 && gap < n : gap <= 0 && n < gap { return nil }
    return index(i, offsetBy: n)
  }
  func formIndex(
    _ i: inout LazyFilterSequence<Base>.Index, offsetBy n: Int,
    limitedBy limit: LazyFilterSequence<Base>.Index
  ) -> Bool {
    if let found = index(i, offsetBy: n, limitedBy: limit) {
      i = found
      return true
    }
    i = limit
    return false
  }
  subscript(position: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Element { base[position] }
  subscript(bounds: Range<LazyFilterSequence<Base>.Index>) -> LazyFilterSequence<Base>.SubSequence {
    LazyFilterSequence<Base.SubSequence>(base: base[bounds], predicate: predicate)
  }
  typealias Indices = DefaultIndices<LazyFilterSequence<Base>>
}

extension LazyFilterSequence: LazyCollectionProtocol where Base: Collection {}

extension LazyFilterSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: LazyFilterSequence<Base>.Index) -> LazyFilterSequence<Base>.Index {
    var index = base.index(before: i)
    while !predicate(base[index]) { index = base.index(before: index) }
    return index
  }
  func formIndex(before i: inout LazyFilterSequence<Base>.Index) { i = index(before: i) }
}
