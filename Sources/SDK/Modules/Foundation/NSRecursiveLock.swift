// Foundation: the declarations of NSRecursiveLock. Code runs in one place at a time.
// Declared as the toolchain's interface has it, with code of our own.

class NSRecursiveLock: NSObject, NSLocking, Sendable {
  var _depth = 0
  var name: String?
  override init() {}
  func lock() { _depth += 1 }
  func unlock() { _depth -= 1 }
  func `try`() -> Bool {
    _depth += 1
    return true
  }
  func lock(before limit: Date) -> Bool { `try`() }
}
