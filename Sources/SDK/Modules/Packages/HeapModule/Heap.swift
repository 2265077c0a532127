// swift-collections: the declarations of Heap, as its documentation has them.

/// Elements of which the least and the greatest are found first.
struct Heap<Element: Comparable>: ExpressibleByArrayLiteral {
  /// From the least to the greatest.
  private var elements: [Element] = []

  init() {}
  init<S: Sequence>(_ elements: S) where S.Element == Element { self.elements = elements.sorted() }
  init(arrayLiteral elements: Element...) { self.init(elements) }

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }
  var unordered: [Element] { elements }
  var min: Element? { elements.first }
  var max: Element? { elements.last }

  mutating func reserveCapacity(_ minimumCapacity: Int) {}
  mutating func insert(_ element: Element) {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if element < elements[middle] { high = middle } else { low = middle + 1 }
    }
    elements.insert(element, at: low)
  }
  mutating func insert<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    elements = (elements + Array(newElements)).sorted()
  }
  mutating func popMin() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
  mutating func popMax() -> Element? { elements.popLast() }
  @discardableResult mutating func removeMin() -> Element { elements.removeFirst() }
  @discardableResult mutating func removeMax() -> Element { elements.removeLast() }
  @discardableResult mutating func replaceMin(with replacement: Element) -> Element {
    let removed = removeMin()
    insert(replacement)
    return removed
  }
  @discardableResult mutating func replaceMax(with replacement: Element) -> Element {
    let removed = removeMax()
    insert(replacement)
    return removed
  }
  mutating func removeAll(keepingCapacity: Bool = false) { elements = [] }
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try elements.removeAll(where: shouldBeRemoved)
  }
}
