// Swift's standard library: what lends pointers to values.

func withUnsafeMutablePointer<T, Result>(
  to value: inout T, _ body: (UnsafeMutablePointer<T>) throws -> Result
) rethrows -> Result {
  let pointer = UnsafeMutablePointer(_boxing: value)
  defer { value = pointer.pointee }
  return try body(pointer)
}
func withUnsafePointer<T, Result>(
  to value: T, _ body: (UnsafePointer<T>) throws -> Result
) rethrows -> Result { try body(UnsafePointer(_boxing: value)) }
