// Foundation: the declarations of NSConditionLock.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSConditionLock: NSObject, NSLocking, Sendable {
  var condition: Int { get }
  var name: String? { get set }
  override convenience init()
  init(condition: Int)
  func lock()
  func unlock()
  func lock(whenCondition condition: Int)
  func `try`() -> Bool
  func tryLock(whenCondition condition: Int) -> Bool
  func unlock(withCondition condition: Int)
  func lock(before limit: Date) -> Bool
  func lock(whenCondition condition: Int, before limit: Date) -> Bool
}
