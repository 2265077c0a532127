// Foundation: the declarations of NSLocking.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

protocol NSLocking {
  func lock()
  func unlock()
}

extension NSLocking {
  @_disfavoredOverload func withLock<R>(_ body: () throws -> R) rethrows -> R
}
