// RealmSwift (github.com/realm/realm-swift): the declarations of Results, as its documentation has them.

/// The objects of a type that a realm has.
struct Results<Element>: RandomAccessCollection {
  private let elements: [Element]

  init(_elements: [Element]) { elements = _elements }

  var startIndex: Int { 0 }
  var endIndex: Int { elements.count }
  subscript(position: Int) -> Element { elements[position] }

  func sorted<Value: Comparable>(
    by keyPath: KeyPath<Element, Value>, ascending: Bool = true
  ) -> Results<Element> {
    let sorted = elements.sorted { $0[keyPath: keyPath] < $1[keyPath: keyPath] }
    return Results(_elements: ascending ? sorted : sorted.reversed())
  }
  func freeze() -> Results<Element> { self }
}
