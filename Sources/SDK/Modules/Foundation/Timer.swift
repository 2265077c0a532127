// Foundation: the declarations of Timer.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class Timer: NSObject {
  var fireDate: Date { get set }
  var timeInterval: TimeInterval { get }
  var tolerance: TimeInterval { get set }
  var isValid: Bool { get }
  var userInfo: Any? { get }
  init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void)
  convenience init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void)
  class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer
  func fire()
  func invalidate()
}
