// Foundation: the declarations of NSCondition.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSCondition: NSObject, NSLocking, Sendable {
  var name: String? { get set }
  override init()
  func lock()
  func unlock()
  func wait()
  func wait(until limit: Date) -> Bool
  func signal()
  func broadcast()
}
