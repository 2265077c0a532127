// Dispatch: the declarations of DispatchWorkItem.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class DispatchWorkItem {
  var isCancelled: Bool { get }
  init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> ())
  func perform()
  func wait()
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult
  func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> ())
  func notify(queue: DispatchQueue, execute: DispatchWorkItem)
  func cancel()
}
