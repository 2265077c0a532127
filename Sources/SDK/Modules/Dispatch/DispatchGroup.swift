// Dispatch: the declarations of DispatchGroup.
// Declared as the toolchain's interface has it, with code of our own.

class DispatchGroup: DispatchObject, Sendable {
  var _count = 0
  var _whenDone: [() -> ()] = []

  init() {}

  func enter() { _count += 1 }

  func leave() {
    _count -= 1
    if _count > 0 { return }
    let waiting = _whenDone
    _whenDone = []
    for work in waiting { work() }
  }

  func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> ()
  ) {
    let run = { queue.async(execute: work) }
    if _count == 0 { run() } else { _whenDone.append(run) }
  }

  func notify(queue: DispatchQueue, work: DispatchWorkItem) { notify(queue: queue) { work.perform() } }
  func wait() { _ = _wait(.infinity) { self._count == 0 } }
  func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    _wait(timeout._delay) { self._count == 0 } ? .success : .timedOut
  }
  func wait(wallTimeout timeout: DispatchWallTime) -> DispatchTimeoutResult { wait(timeout: timeout._time) }
}
