// swift-collections: the declarations of OrderedSet, as its documentation has them.

/// Elements in the order in which they came, each of them once.
struct OrderedSet<Element: Hashable>: RandomAccessCollection, Hashable, ExpressibleByArrayLiteral {
  private(set) var elements: [Element] = []
  private var places: [Element: Int] = [:]

  init() {}
  init<S: Sequence>(_ elements: S) where S.Element == Element {
    for element in elements { append(element) }
  }
  init<S: Sequence>(uncheckedUniqueElements elements: S) where S.Element == Element { self.init(elements) }
  init(arrayLiteral elements: Element...) { self.init(elements) }

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }
  var count: Int { elements.count }
  var isEmpty: Bool { elements.isEmpty }
  subscript(position: Int) -> Element { elements[position] }

  static func == (lhs: OrderedSet, rhs: OrderedSet) -> Bool { lhs.elements == rhs.elements }
  func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  func firstIndex(of element: Element) -> Int? { places[element] }
  func lastIndex(of element: Element) -> Int? { places[element] }
  func contains(_ element: Element) -> Bool { places[element] != nil }

  @discardableResult mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    if let place = places[item] { return (false, place) }
    places[item] = elements.count
    elements.append(item)
    return (true, elements.count - 1)
  }
  mutating func append<S: Sequence>(contentsOf items: S) where S.Element == Element {
    for item in items { append(item) }
  }
  @discardableResult mutating func insert(_ item: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let place = places[item] { return (false, place) }
    elements.insert(item, at: index)
    number()
    return (true, index)
  }
  @discardableResult mutating func updateOrAppend(_ item: Element) -> Element? {
    guard let place = places[item] else {
      append(item)
      return nil
    }
    let old = elements[place]
    elements[place] = item
    return old
  }
  @discardableResult mutating func remove(_ member: Element) -> Element? {
    places[member].map { remove(at: $0) }
  }
  @discardableResult mutating func remove(at index: Int) -> Element {
    let removed = elements.remove(at: index)
    number()
    return removed
  }
  @discardableResult mutating func removeFirst() -> Element { remove(at: 0) }
  @discardableResult mutating func removeLast() -> Element { remove(at: elements.count - 1) }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { self = OrderedSet() }
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try elements.removeAll(where: shouldBeRemoved)
    number()
  }
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try elements.sort(by: areInIncreasingOrder)
    number()
  }
  mutating func reverse() {
    elements.reverse()
    number()
  }
  mutating func swapAt(_ i: Int, _ j: Int) {
    elements.swapAt(i, j)
    number()
  }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> OrderedSet {
    OrderedSet(try elements.filter(isIncluded))
  }

  mutating func formUnion<S: Sequence>(_ other: S) where S.Element == Element { append(contentsOf: other) }
  func union<S: Sequence>(_ other: S) -> OrderedSet where S.Element == Element {
    var copy = self
    copy.append(contentsOf: other)
    return copy
  }
  func intersection<S: Sequence>(_ other: S) -> OrderedSet where S.Element == Element {
    let others = Set(other)
    return filter { others.contains($0) }
  }
  func subtracting<S: Sequence>(_ other: S) -> OrderedSet where S.Element == Element {
    let others = Set(other)
    return filter { !others.contains($0) }
  }
  mutating func subtract<S: Sequence>(_ other: S) where S.Element == Element { self = subtracting(other) }
  func isSubset(of other: OrderedSet) -> Bool { elements.allSatisfy { other.contains($0) } }

  private mutating func number() {
    places = [:]
    for (place, element) in elements.enumerated() { places[element] = place }
  }
}

extension OrderedSet where Element: Comparable {
  mutating func sort() { sort(by: <) }
}
