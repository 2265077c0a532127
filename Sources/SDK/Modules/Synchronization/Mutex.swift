// Swift's module Synchronization: the declarations of Mutex.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct Mutex<Value> {
  init(_ initialValue: Value)
}

extension Mutex: Sendable {}

extension Mutex {
  func withLock<Result, E>(_ body: (inout Value) throws(E) -> Result) throws(E) -> Result where E: Error
  func withLockIfAvailable<Result, E>(_ body: (inout Value) throws(E) -> Result) throws(E) -> Result?
  where E: Error
}
