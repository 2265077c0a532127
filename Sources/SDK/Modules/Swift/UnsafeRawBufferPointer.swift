// Swift's standard library: bytes as closures are lent them: a copy, which is given back where it can be changed.

struct UnsafeRawBufferPointer: RandomAccessCollection {
  typealias Element = UInt8
  typealias Index = Int
  typealias Indices = Range<Int>
  typealias SubSequence = Slice<UnsafeRawBufferPointer>
  let _bytes: [UInt8]
  init(_lending bytes: [UInt8]) { _bytes = bytes }
  var baseAddress: UnsafeRawPointer? { UnsafeRawPointer(_to: _PointerBox(_bytes)) }
  var startIndex: Int { 0 }
  var endIndex: Int { _bytes.count }
  var count: Int { _bytes.count }
  subscript(position: Int) -> UInt8 { _bytes[position] }
  func load<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T where T: FixedWidthInteger {
    loadUnaligned(fromByteOffset: offset, as: type)
  }
  func loadUnaligned<T>(fromByteOffset offset: Int = 0, as type: T.Type) -> T where T: FixedWidthInteger {
    precondition(
      offset >= 0 && offset + T.bitWidth / 8 <= count, "UnsafeRawBufferPointer.load out of bounds")
    var result: T = 0
    for place in 0..<(T.bitWidth / 8) {
      result |= T(truncatingIfNeeded: _bytes[offset + place]) << T(truncatingIfNeeded: place * 8)
    }
    return result
  }
  func bindMemory(to type: UInt8.Type) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(_lending: _bytes) }
  func assumingMemoryBound(to type: UInt8.Type) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(_lending: _bytes)
  }
}
