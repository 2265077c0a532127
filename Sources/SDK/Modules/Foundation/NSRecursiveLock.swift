// Foundation: the declarations of NSRecursiveLock.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSRecursiveLock: NSObject, NSLocking, Sendable {
  var name: String? { get set }
  override init()
  func lock()
  func unlock()
  func `try`() -> Bool
  func lock(before limit: Date) -> Bool
}
