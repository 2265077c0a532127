// Dispatch: the declarations of DispatchObject.
// Declared as the toolchain's interface has it, with code of our own.

class DispatchObject {
  func setTarget(queue: DispatchQueue) {}
  func activate() {}
  func suspend()
  func resume() {}
  init() {}

  /// Stands still until something is so, or the time is over; others go on meanwhile.
  func _wait(_ seconds: Double, until isDone: () -> Bool) -> Bool {
    var left = seconds
    while !isDone() {
      if left <= 0 { return false }
      let step = left < 0.01 ? left : 0.01
      _letPass(step)
      left -= step
    }
    return true
  }

  func _letPass(_ seconds: Double)
}
