// swift-algorithms (github.com/apple/swift-algorithms): the declarations of Product2Sequence, as its documentation has them.

/// Every element of a sequence with every element of a collection.
struct Product2Sequence<Base1: Sequence, Base2: Collection> {
  let base1: Base1
  let base2: Base2

  init(base1: Base1, base2: Base2) {
    self.base1 = base1
    self.base2 = base2
  }
}

extension Product2Sequence: Sequence {
  typealias Element = (Base1.Element, Base2.Element)

  struct Iterator: IteratorProtocol {
    var iterator1: Base1.Iterator
    let base2: Base2
    var element1: Base1.Element?
    var index2: Base2.Index

    init(iterator1: Base1.Iterator, base2: Base2) {
      self.iterator1 = iterator1
      self.base2 = base2
      index2 = base2.startIndex
      element1 = self.iterator1.next()
    }

    mutating func next() -> (Base1.Element, Base2.Element)? {
      guard !base2.isEmpty else { return nil }
      if index2 == base2.endIndex {
        element1 = iterator1.next()
        index2 = base2.startIndex
      }
      guard let element1 else { return nil }
      let element2 = base2[index2]
      index2 = base2.index(after: index2)
      return (element1, element2)
    }
  }

  func makeIterator() -> Iterator { Iterator(iterator1: base1.makeIterator(), base2: base2) }
}

extension Product2Sequence: Collection where Base1: Collection {
  struct Index: Comparable {
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

  var startIndex: Index {
    Index(first: base2.isEmpty ? base1.endIndex : base1.startIndex, second: base2.startIndex)
  }
  var endIndex: Index { Index(first: base1.endIndex, second: base2.startIndex) }
  subscript(position: Index) -> Element { (base1[position.first], base2[position.second]) }
  func index(after i: Index) -> Index {
    let second = base2.index(after: i.second)
    return second == base2.endIndex
      ? Index(first: base1.index(after: i.first), second: base2.startIndex)
      : Index(first: i.first, second: second)
  }
  var count: Int { base1.count * base2.count }
}

extension Product2Sequence: BidirectionalCollection
where Base1: BidirectionalCollection, Base2: BidirectionalCollection {
  func index(before i: Index) -> Index {
    i.second == base2.startIndex
      ? Index(first: base1.index(before: i.first), second: base2.index(before: base2.endIndex))
      : Index(first: i.first, second: base2.index(before: i.second))
  }
}

extension Product2Sequence: RandomAccessCollection
where Base1: RandomAccessCollection, Base2: RandomAccessCollection {
  private func offset(of i: Index) -> Int {
    base1.distance(from: base1.startIndex, to: i.first) * base2.count
      + base2.distance(from: base2.startIndex, to: i.second)
  }
  func distance(from start: Index, to end: Index) -> Int { offset(of: end) - offset(of: start) }
  func index(_ i: Index, offsetBy distance: Int) -> Index {
    let offset = offset(of: i) + distance
    guard offset < count else { return endIndex }
    return Index(
      first: base1.index(base1.startIndex, offsetBy: offset / base2.count),
      second: base2.index(base2.startIndex, offsetBy: offset % base2.count))
  }
}
