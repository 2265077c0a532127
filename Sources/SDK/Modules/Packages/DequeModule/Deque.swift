// swift-collections: the declarations of Deque, as its documentation has them.

/// Elements in order, which come and go at both ends.
struct Deque<Element>: RandomAccessCollection, MutableCollection, RangeReplaceableCollection,
  ExpressibleByArrayLiteral
{
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<Deque<Element>>

  private var elements: [Element] = []

  init() {}
  init(minimumCapacity: Int) {}
  init(arrayLiteral elements: Element...) { self.elements = elements }
  init(repeating repeatedValue: Element, count: Int) {
    elements = Array(repeating: repeatedValue, count: count)
  }
  init<S: Sequence>(_ elements: S) where S.Element == Element { self.elements = Array(elements) }

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }
  var count: Int { elements.count }
  var isEmpty: Bool { elements.isEmpty }
  subscript(index: Int) -> Element {
    get { elements[index] }
    set { elements[index] = newValue }
  }
  func makeIterator() -> IndexingIterator<[Element]> { elements.makeIterator() }
  mutating func reserveCapacity(_ minimumCapacity: Int) {}

  mutating func append(_ newElement: Element) { elements.append(newElement) }
  mutating func append<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    elements.append(contentsOf: newElements)
  }
  mutating func prepend(_ newElement: Element) { elements.insert(newElement, at: 0) }
  mutating func prepend<S: Sequence>(contentsOf newElements: S) where S.Element == Element {
    elements = Array(newElements) + elements
  }
  mutating func insert(_ newElement: Element, at index: Int) { elements.insert(newElement, at: index) }
  mutating func insert<C: Collection>(contentsOf newElements: C, at index: Int) where C.Element == Element {
    elements.insert(contentsOf: newElements, at: index)
  }
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element { elements.replaceSubrange(subrange, with: newElements) }

  mutating func popFirst() -> Element? { elements.isEmpty ? nil : elements.removeFirst() }
  mutating func popLast() -> Element? { elements.popLast() }
  @discardableResult mutating func removeFirst() -> Element { elements.removeFirst() }
  mutating func removeFirst(_ n: Int) { elements.removeFirst(n) }
  @discardableResult mutating func removeLast() -> Element { elements.removeLast() }
  mutating func removeLast(_ n: Int) { elements.removeLast(n) }
  @discardableResult mutating func remove(at index: Int) -> Element { elements.remove(at: index) }
  mutating func removeSubrange(_ bounds: Range<Int>) { elements.removeSubrange(bounds) }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { elements = [] }
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try elements.removeAll(where: shouldBeRemoved)
  }
  mutating func swapAt(_ i: Int, _ j: Int) { elements.swapAt(i, j) }
}

extension Deque: Equatable where Element: Equatable {
  static func == (left: Deque, right: Deque) -> Bool { left.elements == right.elements }
}

extension Deque: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension Deque: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

extension Deque: Decodable where Element: Decodable {
  init(from decoder: any Decoder) throws { elements = try [Element](from: decoder) }
}

extension Deque: CustomStringConvertible {
  var description: String { elements.description }
}
