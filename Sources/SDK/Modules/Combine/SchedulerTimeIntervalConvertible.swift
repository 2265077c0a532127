// Combine: the declarations of SchedulerTimeIntervalConvertible.
// Declared as the framework's interface has it, with code of our own.

protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
  var _seconds: Double { get }
}

extension SchedulerTimeIntervalConvertible {
  /// A scheduler of an app's own has no time that is known here: what waits for it goes on at once.
  var _seconds: Double { 0 }
}
