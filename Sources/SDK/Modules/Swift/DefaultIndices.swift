// Swift's standard library: the declarations of DefaultIndices.
// Declared as the toolchain's interface has it, with code of our own.

struct DefaultIndices<Elements> where Elements: Collection {
  let elements: Elements
  var startIndex: Elements.Index
  var endIndex: Elements.Index

  init(elements: Elements, startIndex: Elements.Index, endIndex: Elements.Index) {
    self.elements = elements
    self.startIndex = startIndex
    self.endIndex = endIndex
  }
}

extension DefaultIndices: Collection {
  typealias Index = Elements.Index
  typealias Element = Elements.Index
  typealias Indices = DefaultIndices<Elements>
  typealias SubSequence = DefaultIndices<Elements>
  typealias Iterator = IndexingIterator<DefaultIndices<Elements>>
  subscript(i: DefaultIndices<Elements>.Index) -> Elements.Index { i }
  subscript(bounds: Range<DefaultIndices<Elements>.Index>) -> DefaultIndices<Elements> {
    DefaultIndices(elements: elements, startIndex: bounds.lowerBound, endIndex: bounds.upperBound)
  }
  func index(after i: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index {
    elements.index(after: i)
  }
  func formIndex(after i: inout DefaultIndices<Elements>.Index) { i = elements.index(after: i) }
  var indices: DefaultIndices<Elements>.Indices { self }
  func index(_ i: DefaultIndices<Elements>.Index, offsetBy distance: Int) -> DefaultIndices<Elements>.Index {
    elements.index(i, offsetBy: distance)
  }
  func index(
    _ i: DefaultIndices<Elements>.Index, offsetBy distance: Int,
    limitedBy limit: DefaultIndices<Elements>.Index
  ) -> DefaultIndices<Elements>.Index? { elements.index(i, offsetBy: distance, limitedBy: limit) }
  func distance(from start: DefaultIndices<Elements>.Index, to end: DefaultIndices<Elements>.Index) -> Int {
    elements.distance(from: start, to: end)
  }
}

extension DefaultIndices: BidirectionalCollection where Elements: BidirectionalCollection {
  func index(before i: DefaultIndices<Elements>.Index) -> DefaultIndices<Elements>.Index {
    elements.index(before: i)
  }
  func formIndex(before i: inout DefaultIndices<Elements>.Index) { i = elements.index(before: i) }
}

extension DefaultIndices: RandomAccessCollection where Elements: RandomAccessCollection {}

extension DefaultIndices: Sendable where Elements: Sendable, Elements.Index: Sendable {}
