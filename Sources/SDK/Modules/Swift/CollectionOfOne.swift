// Swift's standard library: the declarations of CollectionOfOne.
// Declared as the toolchain's interface has it, with code of our own.

struct CollectionOfOne<Element> {
  var element: Element

  init(_ element: Element) { self.element = element }
}

extension CollectionOfOne {
  struct Iterator {
    var element: Element?

    init(element: Element) { self.element = element }
  }
}

extension CollectionOfOne.Iterator: IteratorProtocol {
  mutating func next() -> Element? {
    let result = element
    element = nil
    return result
  }
}

extension CollectionOfOne: RandomAccessCollection, MutableCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<CollectionOfOne<Element>>
  var startIndex: CollectionOfOne<Element>.Index { 0 }
  var endIndex: CollectionOfOne<Element>.Index { 1 }
  func index(after i: CollectionOfOne<Element>.Index) -> CollectionOfOne<Element>.Index { i + 1 }
  func index(before i: CollectionOfOne<Element>.Index) -> CollectionOfOne<Element>.Index { i - 1 }
  func makeIterator() -> CollectionOfOne<Element>.Iterator { Iterator(element: element) }
  subscript(position: Int) -> Element {
    get {
      precondition(position == 0, "Index out of range")
      return element
    }
    set {
      precondition(position == 0, "Index out of range")
      element = newValue
    }
  }
  subscript(bounds: Range<Int>) -> CollectionOfOne<Element>.SubSequence {
    get { Slice(base: self, bounds: bounds) }
    set { for new in newValue { element = new } }
  }
  var count: Int { 1 }
}

extension CollectionOfOne: CustomDebugStringConvertible {
  var debugDescription: String { "CollectionOfOne(\(String(reflecting: element)))" }
}

extension CollectionOfOne: CustomReflectable {
  var customMirror: Mirror { get }
}

extension CollectionOfOne: Sendable where Element: Sendable {}

extension CollectionOfOne.Iterator: Sendable where Element: Sendable {}
