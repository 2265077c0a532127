// Dispatch: the declarations of DispatchGroup.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class DispatchGroup: DispatchObject, Sendable {
  init()
  func enter()
  func leave()
  func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> ())
  func notify(queue: DispatchQueue, work: DispatchWorkItem)
  func wait()
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult
}
