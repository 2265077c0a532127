// swift-algorithms (github.com/apple/swift-algorithms): the declarations of Chain2Sequence, as its documentation has them.

/// The elements of one sequence, then those of another.
struct Chain2Sequence<Base1: Sequence, Base2: Sequence> where Base1.Element == Base2.Element {
  let base1: Base1
  let base2: Base2

  init(base1: Base1, base2: Base2) {
    self.base1 = base1
    self.base2 = base2
  }
}

extension Chain2Sequence: Sequence {
  struct Iterator: IteratorProtocol {
    var iterator1: Base1.Iterator
    var iterator2: Base2.Iterator

    init(iterator1: Base1.Iterator, iterator2: Base2.Iterator) {
      self.iterator1 = iterator1
      self.iterator2 = iterator2
    }

    mutating func next() -> Base1.Element? { iterator1.next() ?? iterator2.next() }
  }

  func makeIterator() -> Iterator {
    Iterator(iterator1: base1.makeIterator(), iterator2: base2.makeIterator())
  }
}

extension Chain2Sequence: Collection where Base1: Collection, Base2: Collection {
  struct Index: Comparable {
    /// Where it is in the first; its end: it is in the second.
    let first: Base1.Index
    let second: Base2.Index

    init(first: Base1.Index, second: Base2.Index) {
      self.first = first
      self.second = second
    }

    static func < (lhs: Index, rhs: Index) -> Bool {
      lhs.first != rhs.first ? lhs.first < rhs.first : lhs.second < rhs.second
    }
  }

  var startIndex: Index { Index(first: base1.startIndex, second: base2.startIndex) }
  var endIndex: Index { Index(first: base1.endIndex, second: base2.endIndex) }
  subscript(position: Index) -> Base1.Element {
    position.first == base1.endIndex ? base2[position.second] : base1[position.first]
  }
  func index(after i: Index) -> Index {
    i.first == base1.endIndex
      ? Index(first: i.first, second: base2.index(after: i.second))
      : Index(first: base1.index(after: i.first), second: i.second)
  }
  var count: Int { base1.count + base2.count }
}

extension Chain2Sequence: BidirectionalCollection
where Base1: BidirectionalCollection, Base2: BidirectionalCollection {
  func index(before i: Index) -> Index {
    i.second == base2.startIndex
      ? Index(first: base1.index(before: i.first), second: i.second)
      : Index(first: i.first, second: base2.index(before: i.second))
  }
}

extension Chain2Sequence: RandomAccessCollection
where Base1: RandomAccessCollection, Base2: RandomAccessCollection {
  private func offset(of i: Index) -> Int {
    base1.distance(from: base1.startIndex, to: i.first)
      + base2.distance(from: base2.startIndex, to: i.second)
  }
  func distance(from start: Index, to end: Index) -> Int { offset(of: end) - offset(of: start) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = offset(of: i) + distance
    guard offset > base1.count else {
      return Index(first: base1.index(base1.startIndex, offsetBy: offset), second: base2.startIndex)
    }
    let second = base2.index(base2.startIndex, offsetBy: offset - base1.count)
    return Index(first: base1.endIndex, second: second)
  }
}
