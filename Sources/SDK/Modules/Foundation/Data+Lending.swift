// Foundation: the bytes of data as closures are lent them.

extension Data {
  // There is no memory here that a pointer could point to: what one would be made of is handed over.
  // https://developer.apple.com/documentation/foundation/data/init(bytes:count:)
  init(bytes: [UInt8], count: Int) {
    precondition(count <= bytes.count, "Data.init(bytes:count:) reads beyond the bytes")
    self.init(bytes.prefix(count))
  }
  init<T>(bytes: inout T, count: Int) where T: FixedWidthInteger {
    precondition(count <= T.bitWidth / 8, "Data.init(bytes:count:) reads beyond the number")
    self.init()
    for place in 0..<count { append(UInt8(truncatingIfNeeded: bytes >> T(place * 8))) }
  }
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(_lending: [UInt8](self)))
  }
  mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    let buffer = UnsafeMutableRawBufferPointer(_lending: [UInt8](self))
    defer { self = Data(buffer._box.value) }
    return try body(buffer)
  }
  func copyBytes(to buffer: UnsafeMutableRawBufferPointer) -> Int { copyBytes(to: buffer, from: indices) }
  func copyBytes<R>(to buffer: UnsafeMutableRawBufferPointer, from range: R) -> Int
  where R: RangeExpression, R.Bound == Int {
    let part = self[range]
    buffer.copyBytes(from: part.prefix(buffer.count))
    return part.prefix(buffer.count).count
  }
}
