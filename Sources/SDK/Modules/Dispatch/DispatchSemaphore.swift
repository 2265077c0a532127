// Dispatch: the declarations of DispatchSemaphore.
// Declared as the toolchain's interface has it, with code of our own.

class DispatchSemaphore: DispatchObject, Sendable {
  var _value: Int
  init(value: Int) { _value = value }

  @discardableResult func signal() -> Int {
    _value += 1
    return _value <= 0 ? 1 : 0
  }

  func wait() { _ = _wait(.infinity) { self._value > 0 } && _take() }

  func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    _wait(timeout._delay) { self._value > 0 } && _take() ? .success : .timedOut
  }

  func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult { wait(timeout: wallTimeout._time) }

  func _take() -> Bool {
    _value -= 1
    return true
  }
}
