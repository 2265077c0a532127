// Foundation: the declarations of Timer.
// Declared as the toolchain's interface has it, with code of our own.

class Timer: NSObject {
  var fireDate: Date
  let timeInterval: TimeInterval
  var tolerance: TimeInterval = 0
  var isValid = true
  var userInfo: Any?
  let _repeats: Bool
  let _block: (Timer) -> Void
  var _isScheduled = false

  init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    fireDate = date
    timeInterval = interval
    _repeats = repeats
    _block = block
  }

  convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) {
    self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats, block: block)
  }

  class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer._schedule()
    return timer
  }

  func _schedule() {
    if _isScheduled { return }
    _isScheduled = true
    Task {
      while isValid {
        await Timer._wait(timeInterval)
        if isValid { fire() }
      }
    }
  }

  /// Waits as timers do: not right behind a gesture, but when time is let pass.
  class func _wait(_ seconds: TimeInterval) async

  func fire() {
    if !isValid { return }
    if !_repeats { isValid = false }
    _block(self)
  }

  func invalidate() { isValid = false }
}
