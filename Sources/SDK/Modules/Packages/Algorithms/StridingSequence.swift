// swift-algorithms (github.com/apple/swift-algorithms): the declarations of StridingSequence, as its documentation has them.

/// The first element of a sequence, and every one so many after it.
struct StridingSequence<Base: Sequence> {
  let base: Base
  let stride: Int

  init(base: Base, stride: Int) {
    self.base = base
    self.stride = stride
  }
}

extension StridingSequence: Sequence {
  struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    let stride: Int
    var isFirst = true

    init(base: Base.Iterator, stride: Int) {
      self.base = base
      self.stride = stride
    }

    mutating func next() -> Base.Element? {
      if isFirst {
        isFirst = false
        return base.next()
      }
      for _ in 1..<stride {
        guard base.next() != nil else { return nil }
      }
      return base.next()
    }
  }

  func makeIterator() -> Iterator { Iterator(base: base.makeIterator(), stride: stride) }
}
