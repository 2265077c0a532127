// Swift's standard library: the elements of an array as closures are lent them: a copy, which is given back where it
// can be changed.

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
