// Swift's standard library: the elements of an array as closures are lent them: a copy, which is given back where it
// can be changed.

struct UnsafeBufferPointer<Element>: RandomAccessCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<UnsafeBufferPointer<Element>>
  let _elements: [Element]
  init(_lending elements: [Element]) { _elements = elements }
  var startIndex: Int { 0 }
  var endIndex: Int { _elements.count }
  var count: Int { _elements.count }
  subscript(position: Int) -> Element { _elements[position] }
}

struct UnsafeMutableBufferPointer<Element>: RandomAccessCollection, MutableCollection {
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<UnsafeMutableBufferPointer<Element>>
  let _box: _PointerBox<[Element]>
  init(_lending elements: [Element]) { _box = _PointerBox(elements) }
  var startIndex: Int { 0 }
  var endIndex: Int { _box.value.count }
  var count: Int { _box.value.count }
  subscript(position: Int) -> Element {
    get { _box.value[position] }
    nonmutating set { _box.value[position] = newValue }
  }
  func update(repeating repeatedValue: Element) {
    for index in 0..<count { _box.value[index] = repeatedValue }
  }
}

extension Array {
  func withUnsafeBufferPointer<R, E>(_ body: (UnsafeBufferPointer<Element>) throws(E) -> R) throws(E) -> R
  where E: Error {
    try body(UnsafeBufferPointer(_lending: self))
  }
  mutating func withUnsafeMutableBufferPointer<R, E>(
    _ body: (inout UnsafeMutableBufferPointer<Element>) throws(E) -> R
  ) throws(E) -> R where E: Error {
    var buffer = UnsafeMutableBufferPointer(_lending: self)
    defer { self = buffer._box.value }
    return try body(&buffer)
  }
}

extension Sequence {
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R? {
    try body(UnsafeBufferPointer(_lending: Array(self)))
  }
}
