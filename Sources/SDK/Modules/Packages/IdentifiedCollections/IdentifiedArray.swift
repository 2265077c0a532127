// swift-identified-collections: the declarations of IdentifiedArray, as its documentation has them.

/// Elements in order, found by what identifies them; none of them twice.
struct IdentifiedArray<ID: Hashable, Element>: RandomAccessCollection, MutableCollection {
  let id: KeyPath<Element, ID>
  private(set) var elements: [Element] = []

  init(id: KeyPath<Element, ID>) { self.id = id }
  init<S: Sequence>(uniqueElements elements: S, id: KeyPath<Element, ID>) where S.Element == Element {
    self.id = id
    append(contentsOf: elements)
  }
  init<S: Sequence>(
    uncheckedUniqueElements elements: S, id: KeyPath<Element, ID>
  ) where S.Element == Element {
    self.id = id
    self.elements = Array(elements)
  }
  init(_ elements: Slice<IdentifiedArray>) {
    self.init(uncheckedUniqueElements: elements, id: elements.base.id)
  }
  init<S: Sequence>(
    _ elements: S, id: KeyPath<Element, ID>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    self.id = id
    for element in elements {
      if let place = index(id: element[keyPath: id]) {
        self.elements[place] = try combine(self.elements[place], element)
      } else {
        self.elements.append(element)
      }
    }
  }

  var ids: OrderedSet<ID> { OrderedSet(elements.map { $0[keyPath: id] }) }
  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }
  var count: Int { elements.count }
  var isEmpty: Bool { elements.isEmpty }

  subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }
  subscript(id id: ID) -> Element? {
    get { index(id: id).map { elements[$0] } }
    set {
      if let place = index(id: id) {
        if let newValue { elements[place] = newValue } else { elements.remove(at: place) }
      } else if let newValue {
        elements.append(newValue)
      }
    }
  }

  func index(id: ID) -> Int? { elements.firstIndex { $0[keyPath: self.id] == id } }

  @discardableResult mutating func append(_ item: Element) -> (inserted: Bool, index: Int) {
    if let place = index(id: item[keyPath: id]) { return (false, place) }
    elements.append(item)
    return (true, elements.count - 1)
  }
  mutating func append<S: Sequence>(contentsOf items: S) where S.Element == Element {
    for item in items { append(item) }
  }
  @discardableResult mutating func insert(_ item: Element, at index: Int) -> (inserted: Bool, index: Int) {
    if let place = self.index(id: item[keyPath: id]) { return (false, place) }
    elements.insert(item, at: index)
    return (true, index)
  }
  @discardableResult mutating func updateOrAppend(_ item: Element) -> Element? {
    guard let place = index(id: item[keyPath: id]) else {
      elements.append(item)
      return nil
    }
    let old = elements[place]
    elements[place] = item
    return old
  }
  @discardableResult mutating func updateOrInsert(
    _ item: Element, at index: Int
  ) -> (originalMember: Element?, index: Int) {
    if let place = self.index(id: item[keyPath: id]) { return (update(item, at: place), place) }
    elements.insert(item, at: index)
    return (nil, index)
  }
  @discardableResult mutating func update(_ item: Element, at index: Int) -> Element {
    let old = elements[index]
    elements[index] = item
    return old
  }
  @discardableResult mutating func remove(id: ID) -> Element? {
    index(id: id).map { elements.remove(at: $0) }
  }
  @discardableResult mutating func remove(_ element: Element) -> Element? {
    remove(id: element[keyPath: id])
  }
  @discardableResult mutating func remove(at index: Int) -> Element { elements.remove(at: index) }
  @discardableResult mutating func removeFirst() -> Element { elements.removeFirst() }
  @discardableResult mutating func removeLast() -> Element { elements.removeLast() }
  mutating func removeFirst(_ n: Int) { elements.removeFirst(n) }
  mutating func removeLast(_ n: Int) { elements.removeLast(n) }
  mutating func removeSubrange(_ bounds: Range<Int>) { elements.removeSubrange(bounds) }
  mutating func remove(atOffsets offsets: IndexSet) {
    for place in offsets.sorted().reversed() { elements.remove(at: place) }
  }
  mutating func removeAll(keepingCapacity keepCapacity: Bool = false) { elements = [] }
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    try elements.removeAll(where: shouldBeRemoved)
  }
  mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let places = source.sorted()
    let moved = places.map { elements[$0] }
    let before = places.filter { $0 < destination }.count
    remove(atOffsets: source)
    elements.insert(contentsOf: moved, at: destination - before)
  }
  mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows {
    try elements.sort(by: areInIncreasingOrder)
  }
  mutating func reverse() { elements.reverse() }
  mutating func swapAt(_ i: Int, _ j: Int) { elements.swapAt(i, j) }
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> IdentifiedArray {
    var copy = self
    copy.elements = try elements.filter(isIncluded)
    return copy
  }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  init() { self.init(id: \.id) }
  init<S: Sequence>(uniqueElements elements: S) where S.Element == Element {
    self.init(uniqueElements: elements, id: \.id)
  }
  init<S: Sequence>(uncheckedUniqueElements elements: S) where S.Element == Element {
    self.init(uncheckedUniqueElements: elements, id: \.id)
  }
  init<S: Sequence>(
    _ elements: S, uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows where S.Element == Element {
    try self.init(elements, id: \.id, uniquingIDsWith: combine)
  }
}

extension IdentifiedArray where Element: Comparable {
  mutating func sort() { sort(by: <) }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  init(arrayLiteral elements: Element...) { self.init(uniqueElements: elements) }
}

extension IdentifiedArray: RangeReplaceableCollection where Element: Identifiable, ID == Element.ID {
  mutating func replaceSubrange<C: Collection>(_ subrange: Range<Int>, with newElements: C)
  where C.Element == Element {
    elements.removeSubrange(subrange)
    var place = subrange.lowerBound
    for element in newElements where insert(element, at: place).inserted { place += 1 }
  }
}

extension IdentifiedArray: Equatable where Element: Equatable {
  static func == (lhs: IdentifiedArray, rhs: IdentifiedArray) -> Bool { lhs.elements == rhs.elements }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  func encode(to encoder: any Encoder) throws { try elements.encode(to: encoder) }
}

extension IdentifiedArray: Decodable where Element: Decodable, Element: Identifiable, ID == Element.ID {
  init(from decoder: any Decoder) throws { self.init(uniqueElements: try [Element](from: decoder)) }
}
