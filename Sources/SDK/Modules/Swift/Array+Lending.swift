// Swift's standard library: the elements of an array as closures are lent them: a copy, which is given back where it
// can be changed.

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

extension Array where Element == UInt8 {
  func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try body(UnsafeRawBufferPointer(_lending: self))
  }
  mutating func withUnsafeMutableBytes<R>(_ body: (UnsafeMutableRawBufferPointer) throws -> R) rethrows -> R {
    let buffer = UnsafeMutableRawBufferPointer(_lending: self)
    defer { self = buffer._box.value }
    return try body(buffer)
  }
}
