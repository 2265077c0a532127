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
