// Dispatch: the declarations of DispatchWorkItem.
// Declared as the toolchain's interface has it, with code of our own.

class DispatchWorkItem {
  let _block: () -> ()
  var _isDone = false
  var _whenDone: [() -> ()] = []
  var isCancelled = false

  init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> ()) {
    _block = block
  }

  func perform() {
    if isCancelled { return }
    _block()
    _isDone = true
    let waiting = _whenDone
    _whenDone = []
    for work in waiting { work() }
  }

  func wait()
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult
  func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult

  func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute: @escaping () -> ()
  ) {
    let work = { queue.async(execute: execute) }
    if _isDone { work() } else { _whenDone.append(work) }
  }

  func notify(queue: DispatchQueue, execute: DispatchWorkItem) { notify(queue: queue) { execute.perform() } }
  func cancel() { isCancelled = true }
}
