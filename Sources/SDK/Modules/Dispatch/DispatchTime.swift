// Dispatch: the declarations of DispatchTime.
// Declared as the toolchain's interface has it, with code of our own.

struct DispatchTime: Comparable, Sendable {
  /// When the program began, on the clock that tells tasks when to go on.
  static let _start = ContinuousClock.now

  static let distantFuture = DispatchTime(uptimeNanoseconds: .max)
  let uptimeNanoseconds: UInt64

  init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }

  static func now() -> DispatchTime {
    let start = _start
    let passed = start.duration(to: ContinuousClock.now) / Duration.nanoseconds(1)
    return DispatchTime(uptimeNanoseconds: 1_000_000_000 + UInt64(passed))
  }

  /// Seconds from now.
  var _delay: Double {
    let now = DispatchTime.now().uptimeNanoseconds
    return uptimeNanoseconds > now ? Double(uptimeNanoseconds - now) / 1_000_000_000 : 0
  }

  func _adding(_ seconds: Double) -> DispatchTime {
    let sum = Double(uptimeNanoseconds) + seconds * 1_000_000_000
    return DispatchTime(
      uptimeNanoseconds: sum < 0 ? 0 : sum >= 18_446_744_073_709_549_568 ? .max : UInt64(sum))
  }

  static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.uptimeNanoseconds < b.uptimeNanoseconds }
  static func == (a: DispatchTime, b: DispatchTime) -> Bool { a.uptimeNanoseconds == b.uptimeNanoseconds }
}
