// Foundation: the declarations of NSLock.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSLock: NSObject, NSLocking, Sendable {
  var name: String? { get set }
  override init()
  func lock()
  func unlock()
  func `try`() -> Bool
  func lock(before limit: Date) -> Bool
}
