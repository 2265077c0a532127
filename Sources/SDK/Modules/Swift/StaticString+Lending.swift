// Swift's standard library: the bytes of a static text as closures are lent them.

extension StaticString {
  func withUTF8Buffer<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    body(UnsafeBufferPointer(_lending: Array(description.utf8)))
  }
}
