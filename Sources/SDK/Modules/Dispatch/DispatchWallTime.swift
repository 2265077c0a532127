// Dispatch: the declarations of DispatchWallTime.
// Declared as the toolchain's interface has it, with code of our own.

struct DispatchWallTime: Comparable, Sendable {
  static let distantFuture = DispatchWallTime(_time: .distantFuture)
  let _time: DispatchTime

  static func now() -> DispatchWallTime { DispatchWallTime(_time: .now()) }
  static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a._time < b._time }
  static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a._time == b._time }
  init(_time: DispatchTime) {
    self._time = _time
  }
}
