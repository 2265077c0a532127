// swift-algorithms (github.com/apple/swift-algorithms): the declarations of CycledSequence, as its documentation has them.

/// A collection's elements again and again, without an end.
struct CycledSequence<Base: Collection> {
  let base: Base

  init(base: Base) { self.base = base }
}

extension CycledSequence: Sequence {
  struct Iterator: IteratorProtocol {
    let base: Base
    var current: Base.Index

    init(base: Base) {
      self.base = base
      current = base.startIndex
    }

    mutating func next() -> Base.Element? {
      guard !base.isEmpty else { return nil }
      if current == base.endIndex { current = base.startIndex }
      let element = base[current]
      current = base.index(after: current)
      return element
    }
  }

  func makeIterator() -> Iterator { Iterator(base: base) }
}

extension CycledSequence: LazySequenceProtocol where Base: LazySequenceProtocol {}
