// Swift's standard library: the declarations of IndexingIterator.
// Declared as the toolchain's interface has it, with code of our own.

struct IndexingIterator<Elements> where Elements: Collection {
  let elements: Elements
  var position: Elements.Index

  init(_ elements: Elements) {
    self.elements = elements
    position = elements.startIndex
  }
}

extension IndexingIterator: IteratorProtocol, Sequence {
  typealias Element = Elements.Element
  typealias Iterator = IndexingIterator<Elements>
  typealias SubSequence = AnySequence<IndexingIterator<Elements>.Element>
  mutating func next() -> Elements.Element? {
    if position == elements.endIndex { return nil }
    let element = elements[position]
    position = elements.index(after: position)
    return element
  }
}

extension IndexingIterator: Sendable where Elements: Sendable, Elements.Index: Sendable {}
