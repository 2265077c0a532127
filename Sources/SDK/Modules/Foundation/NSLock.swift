// Foundation: the declarations of NSLock. Code runs in one place at a time.
// Declared as the toolchain's interface has it, with code of our own.

class NSLock: NSObject, NSLocking, Sendable {
  var _isLocked = false
  var name: String?
  override init() {}
  func lock() {
    if _isLocked { _waitForOthers() }
    _isLocked = true
  }
  func unlock() { _isLocked = false }
  func `try`() -> Bool {
    if _isLocked { return false }
    _isLocked = true
    return true
  }
  func lock(before limit: Date) -> Bool { `try`() }

  /// Stands still until another one unlocks it.
  func _waitForOthers()
}
