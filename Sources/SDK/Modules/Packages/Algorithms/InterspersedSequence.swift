// swift-algorithms (github.com/apple/swift-algorithms): the declarations of InterspersedSequence, as its documentation has them.

/// A sequence's elements with a separator between every two.
struct InterspersedSequence<Base: Sequence> {
  let base: Base
  let separator: Base.Element

  init(base: Base, separator: Base.Element) {
    self.base = base
    self.separator = separator
  }
}

extension InterspersedSequence: Sequence {
  struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    let separator: Base.Element
    var held: Base.Element?
    var isFirst = true

    init(base: Base.Iterator, separator: Base.Element) {
      self.base = base
      self.separator = separator
    }

    mutating func next() -> Base.Element? {
      if let element = held {
        held = nil
        return element
      }
      guard let element = base.next() else { return nil }
      if isFirst {
        isFirst = false
        return element
      }
      held = element
      return separator
    }
  }

  func makeIterator() -> Iterator { Iterator(base: base.makeIterator(), separator: separator) }
}

extension InterspersedSequence: Collection where Base: Collection {
  struct Index: Comparable {
    let base: Base.Index
    /// Whether the separator before that element is meant.
    let isSeparator: Bool

    init(base: Base.Index, isSeparator: Bool) {
      self.base = base
      self.isSeparator = isSeparator
    }

    static func < (lhs: Index, rhs: Index) -> Bool {
      if lhs.base != rhs.base { return lhs.base < rhs.base }
      return lhs.isSeparator && !rhs.isSeparator
    }
  }

  var startIndex: Index { Index(base: base.startIndex, isSeparator: false) }
  var endIndex: Index { Index(base: base.endIndex, isSeparator: false) }
  subscript(position: Index) -> Base.Element { position.isSeparator ? separator : base[position.base] }
  func index(after i: Index) -> Index {
    guard !i.isSeparator else { return Index(base: i.base, isSeparator: false) }
    let next = base.index(after: i.base)
    return Index(base: next, isSeparator: next != base.endIndex)
  }
}

extension InterspersedSequence: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before i: Index) -> Index {
    if i.isSeparator || i.base == base.endIndex {
      return Index(base: base.index(before: i.base), isSeparator: false)
    }
    return Index(base: i.base, isSeparator: true)
  }
}
