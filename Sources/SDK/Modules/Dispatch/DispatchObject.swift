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
    var passed = 0.0
    var step = 0.01
    while !isDone() {
      if passed >= seconds { return false }
      if passed > 1000 { _standStill() }
      if step > seconds - passed { step = seconds - passed }
      _letPass(step)
      passed += step
      if step < 1 { step *= 2 }
    }
    return true
  }

  func _letPass(_ seconds: Double)

  /// Waits for what doesn't seem to come.
  func _standStill()
}
