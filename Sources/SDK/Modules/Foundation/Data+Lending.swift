// Foundation: the bytes of data as closures are lent them.

extension Data {
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
