// swift-algorithms (github.com/apple/swift-algorithms): the declarations of JoinedBySequence, as its documentation has them.

/// The elements of a sequence's sequences, with others between every two of these.
struct JoinedBySequence<Base: Sequence, Separator: Sequence>
where Base.Element: Sequence, Separator.Element == Base.Element.Element {
  let base: Base
  /// What stands between one sequence and the next.
  let separator: (Base.Element, Base.Element) -> Separator

  init(base: Base, separator: @escaping (Base.Element, Base.Element) -> Separator) {
    self.base = base
    self.separator = separator
  }
}

extension JoinedBySequence: Sequence {
  struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    let separator: (Base.Element, Base.Element) -> Separator
    var last: Base.Element?
    var between: Separator.Iterator?
    var inside: Base.Element.Iterator?

    init(base: Base.Iterator, separator: @escaping (Base.Element, Base.Element) -> Separator) {
      self.base = base
      self.separator = separator
    }

    mutating func next() -> Base.Element.Element? {
      while true {
        if let element = between?.next() { return element }
        between = nil
        if let element = inside?.next() { return element }
        guard let part = base.next() else { return nil }
        if let last { between = separator(last, part).makeIterator() }
        last = part
        inside = part.makeIterator()
      }
    }
  }

  func makeIterator() -> Iterator { Iterator(base: base.makeIterator(), separator: separator) }
}
