// Swift's module Synchronization: the declarations of Mutex.
// Declared as the toolchain's interface has it, with code of our own.

struct Mutex<Value> {
  final class _Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  let _box: _Box
  init(_ initialValue: Value) { _box = _Box(initialValue) }
}

extension Mutex: Sendable {}

extension Mutex {
  func withLock<Result, E>(_ body: (inout Value) throws(E) -> Result) throws(E) -> Result where E: Error {
    try body(&_box.value)
  }
  func withLockIfAvailable<Result, E>(_ body: (inout Value) throws(E) -> Result) throws(E) -> Result?
  where E: Error { try body(&_box.value) }
}
