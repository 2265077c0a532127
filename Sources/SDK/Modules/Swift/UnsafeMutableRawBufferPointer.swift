// Swift's standard library: bytes as closures are lent them: a copy, which is given back where it can be changed.

struct UnsafeMutableRawBufferPointer: RandomAccessCollection, MutableCollection {
  typealias Element = UInt8
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<UnsafeMutableRawBufferPointer>
  let _box: _PointerBox<[UInt8]>
  init(_lending bytes: [UInt8]) { _box = _PointerBox(bytes) }
  var startIndex: Int { 0 }
  var endIndex: Int { _box.value.count }
  var count: Int { _box.value.count }
  subscript(position: Int) -> UInt8 {
    get { _box.value[position] }
    nonmutating set { _box.value[position] = newValue }
  }
  func copyBytes<C>(from source: C) where C: Collection, C.Element == UInt8 {
    var place = 0
    for byte in source {
      _box.value[place] = byte
      place += 1
    }
  }
}
