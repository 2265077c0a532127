// Swift's standard library: the elements of an array as closures are lent them: a copy, which is given back where it
// can be changed.

extension Sequence {
  func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R?
  {
    try body(UnsafeBufferPointer(_lending: Array(self)))
  }
}
