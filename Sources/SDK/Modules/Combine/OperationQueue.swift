// Combine: the declarations of OperationQueue.
// Declared as the framework's interface has it, with code of our own.

extension OperationQueue: Scheduler {
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
      static func < (
        lhs: OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride
      ) -> Bool { lhs._seconds < rhs._seconds }
      static func + (
        lhs: OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride
      ) -> OperationQueue.SchedulerTimeType.Stride { Stride(_seconds: lhs._seconds + rhs._seconds) }
      static func - (
        lhs: OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride
      ) -> OperationQueue.SchedulerTimeType.Stride { Stride(_seconds: lhs._seconds - rhs._seconds) }
      static func * (
        lhs: OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride
      ) -> OperationQueue.SchedulerTimeType.Stride { Stride(_seconds: lhs._seconds * rhs._seconds) }
      static func += (
        lhs: inout OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride
      ) { lhs = lhs + rhs }
      static func -= (
        lhs: inout OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride
      ) { lhs = lhs - rhs }
      static func *= (
        lhs: inout OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride
      ) { lhs = lhs * rhs }
      static func seconds(_ s: Int) -> OperationQueue.SchedulerTimeType.Stride { Stride(_seconds: Double(s)) }
      static func seconds(_ s: Double) -> OperationQueue.SchedulerTimeType.Stride { Stride(_seconds: s) }
      static func milliseconds(_ ms: Int) -> OperationQueue.SchedulerTimeType.Stride {
        Stride(_seconds: Double(ms) / 1_000)
      }
      static func microseconds(_ us: Int) -> OperationQueue.SchedulerTimeType.Stride {
        Stride(_seconds: Double(us) / 1_000_000)
      }
      static func nanoseconds(_ ns: Int) -> OperationQueue.SchedulerTimeType.Stride {
        Stride(_seconds: Double(ns) / 1_000_000_000)
      }
    }

    var date: Date

    init(_ time: Date) { date = time }

    func distance(to other: OperationQueue.SchedulerTimeType) -> OperationQueue.SchedulerTimeType.Stride {
      Stride(_seconds: other.date.timeIntervalSince(date))
    }
    func advanced(by n: OperationQueue.SchedulerTimeType.Stride) -> OperationQueue.SchedulerTimeType {
      SchedulerTimeType(date.addingTimeInterval(n._seconds))
    }
  }
  struct SchedulerOptions {}

  var now: OperationQueue.SchedulerTimeType { SchedulerTimeType(Date()) }
  var minimumTolerance: OperationQueue.SchedulerTimeType.Stride { .seconds(0) }

  func schedule(options: OperationQueue.SchedulerOptions?, _ action: @escaping () -> Void) {
    Task { action() }
  }

  func schedule(
    after date: OperationQueue.SchedulerTimeType, tolerance: OperationQueue.SchedulerTimeType.Stride,
    options: OperationQueue.SchedulerOptions?, _ action: @escaping () -> Void
  ) { _after(date.date.timeIntervalSince(Date()), action) }

  func schedule(
    after date: OperationQueue.SchedulerTimeType, interval: OperationQueue.SchedulerTimeType.Stride,
    tolerance: OperationQueue.SchedulerTimeType.Stride, options: OperationQueue.SchedulerOptions?,
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
