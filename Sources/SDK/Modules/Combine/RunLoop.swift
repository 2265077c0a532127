// Combine: the declarations of RunLoop.
// Declared as the framework's interface has it, with code of our own.

extension RunLoop: Scheduler {
  struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable,
      Codable, Sendable
    {
      typealias IntegerLiteralType = Double
      typealias FloatLiteralType = Double
      typealias Magnitude = Double
      let _seconds: Double

      var magnitude: Double { abs(_seconds) }

      var timeInterval: TimeInterval { _seconds }
      init(_ timeInterval: TimeInterval) { _seconds = timeInterval }

      init(_seconds: Double) { self._seconds = _seconds }
      init(floatLiteral value: Double) { _seconds = value }
      init(integerLiteral value: Double) { _seconds = Double(value) }
      init?<T>(exactly source: T) where T: BinaryInteger { _seconds = Double(source) }
      static func < (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) -> Bool {
        lhs._seconds < rhs._seconds
      }
      static func + (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride)
        -> RunLoop.SchedulerTimeType.Stride
      { Stride(_seconds: lhs._seconds + rhs._seconds) }
      static func - (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride)
        -> RunLoop.SchedulerTimeType.Stride
      { Stride(_seconds: lhs._seconds - rhs._seconds) }
      static func * (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride)
        -> RunLoop.SchedulerTimeType.Stride
      { Stride(_seconds: lhs._seconds * rhs._seconds) }
      static func += (lhs: inout RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) {
        lhs = lhs + rhs
      }
      static func -= (lhs: inout RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) {
        lhs = lhs - rhs
      }
      static func *= (lhs: inout RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) {
        lhs = lhs * rhs
      }
      static func seconds(_ s: Int) -> RunLoop.SchedulerTimeType.Stride { Stride(_seconds: Double(s)) }
      static func seconds(_ s: Double) -> RunLoop.SchedulerTimeType.Stride { Stride(_seconds: s) }
      static func milliseconds(_ ms: Int) -> RunLoop.SchedulerTimeType.Stride {
        Stride(_seconds: Double(ms) / 1_000)
      }
      static func microseconds(_ us: Int) -> RunLoop.SchedulerTimeType.Stride {
        Stride(_seconds: Double(us) / 1_000_000)
      }
      static func nanoseconds(_ ns: Int) -> RunLoop.SchedulerTimeType.Stride {
        Stride(_seconds: Double(ns) / 1_000_000_000)
      }
    }

    var date: Date

    init(_ time: Date) { date = time }

    func distance(to other: RunLoop.SchedulerTimeType) -> RunLoop.SchedulerTimeType.Stride {
      Stride(_seconds: other.date.timeIntervalSince(date))
    }
    func advanced(by n: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n._seconds))
    }
  }
  struct SchedulerOptions {}

  var now: RunLoop.SchedulerTimeType { SchedulerTimeType(Date()) }
  var minimumTolerance: RunLoop.SchedulerTimeType.Stride { .seconds(0) }

  func schedule(options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void) { Task { action() } }

  func schedule(
    after date: RunLoop.SchedulerTimeType, tolerance: RunLoop.SchedulerTimeType.Stride,
    options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void
  ) { _after(date.date.timeIntervalSince(Date()), action) }

  func schedule(
    after date: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride,
    tolerance: RunLoop.SchedulerTimeType.Stride, options: RunLoop.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isDone = false
    func wait(_ seconds: Double) {
      _after(seconds) {
        if isDone { return }
        action()
        wait(interval._seconds)
      }
    }
    wait(date.date.timeIntervalSince(Date()))
    return AnyCancellable { isDone = true }
  }
}
