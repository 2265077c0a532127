// Foundation: the declarations of NSLocking.
// Declared as the toolchain's interface has it, with code of our own.

protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  @_disfavoredOverload func withLock<R>(_ body: () throws -> R) rethrows -> R {
    lock()
    defer { unlock() }
    return try body()
  }
}
