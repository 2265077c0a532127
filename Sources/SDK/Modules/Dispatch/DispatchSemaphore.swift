// Dispatch: the declarations of DispatchSemaphore.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class DispatchSemaphore: DispatchObject, Sendable {
  init(value: Int)
  @discardableResult func signal() -> Int
  func wait()
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
}
