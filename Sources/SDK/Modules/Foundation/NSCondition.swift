// Foundation: the declarations of NSCondition.
// Declared as the toolchain's interface has it, with code of our own.

class NSCondition: NSObject, NSLocking, Sendable {
  var name: String?
  override init() {}
  func lock() {}
  func unlock() {}
  func wait()
  func wait(until limit: Date) -> Bool
  func signal() {}
  func broadcast() {}
}
