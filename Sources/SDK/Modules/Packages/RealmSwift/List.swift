// RealmSwift (github.com/realm/realm-swift): the declarations of List, as its documentation has them.

/// A list of a property.
final class List<Element>: RandomAccessCollection, RangeReplaceableCollection, MutableCollection {
  private var elements: [Element] = []

  init() {}

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }
  subscript(position: Int) -> Element {
    get { elements[position] }
    set { elements[position] = newValue }
  }
  var first: Element? { elements.first }
  var last: Element? { elements.last }
  func append(_ element: Element) { elements.append(element) }
  func append<S: Sequence>(objectsIn objects: S) where S.Element == Element {
    elements.append(contentsOf: objects)
  }
  func insert(_ element: Element, at index: Int) { elements.insert(element, at: index) }
  func remove(at index: Int) { elements.remove(at: index) }
  func removeLast() { elements.removeLast() }
  func removeAll() { elements.removeAll() }
  func replaceSubrange<C: Collection>(_ range: Range<Int>, with new: C) where C.Element == Element {
    elements.replaceSubrange(range, with: new)
  }
  func move(from: Int, to: Int) { elements.insert(elements.remove(at: from), at: to) }
}

extension List: _Persistable {
  static func _first() -> List<Element> { List() }
}
