// Combine: the declarations of ImmediateScheduler.
// Declared as the framework's interface has it, with code of our own.

struct ImmediateScheduler: Scheduler {
  typealias SchedulerOptions = Never
  struct SchedulerTimeType: Strideable {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable,
      Codable, Sendable
    {
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      typealias Magnitude = Double
      let _seconds: Double

      var magnitude: Double { abs(_seconds) }

      init(_ value: Int) { _seconds = Double(value) }

      init(_seconds: Double) { self._seconds = _seconds }
      init(floatLiteral value: Double) { _seconds = value }
      init(integerLiteral value: Int) { _seconds = Double(value) }
      init?<T>(exactly source: T) where T: BinaryInteger { _seconds = Double(source) }
      static func < (
        lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride
      ) -> Bool { lhs._seconds < rhs._seconds }
      static func + (
        lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride
      ) -> ImmediateScheduler.SchedulerTimeType.Stride { Stride(_seconds: lhs._seconds + rhs._seconds) }
      static func - (
        lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride
      ) -> ImmediateScheduler.SchedulerTimeType.Stride { Stride(_seconds: lhs._seconds - rhs._seconds) }
      static func * (
        lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride
      ) -> ImmediateScheduler.SchedulerTimeType.Stride { Stride(_seconds: lhs._seconds * rhs._seconds) }
      static func += (
        lhs: inout ImmediateScheduler.SchedulerTimeType.Stride,
        rhs: ImmediateScheduler.SchedulerTimeType.Stride
      ) { lhs = lhs + rhs }
      static func -= (
        lhs: inout ImmediateScheduler.SchedulerTimeType.Stride,
        rhs: ImmediateScheduler.SchedulerTimeType.Stride
      ) { lhs = lhs - rhs }
      static func *= (
        lhs: inout ImmediateScheduler.SchedulerTimeType.Stride,
        rhs: ImmediateScheduler.SchedulerTimeType.Stride
      ) { lhs = lhs * rhs }
      static func seconds(_ s: Int) -> ImmediateScheduler.SchedulerTimeType.Stride {
        Stride(_seconds: Double(s))
      }
      static func seconds(_ s: Double) -> ImmediateScheduler.SchedulerTimeType.Stride { Stride(_seconds: s) }
      static func milliseconds(_ ms: Int) -> ImmediateScheduler.SchedulerTimeType.Stride {
        Stride(_seconds: Double(ms) / 1_000)
      }
      static func microseconds(_ us: Int) -> ImmediateScheduler.SchedulerTimeType.Stride {
        Stride(_seconds: Double(us) / 1_000_000)
      }
      static func nanoseconds(_ ns: Int) -> ImmediateScheduler.SchedulerTimeType.Stride {
        Stride(_seconds: Double(ns) / 1_000_000_000)
      }
    }

    let _seconds: Double

    func distance(to other: ImmediateScheduler.SchedulerTimeType)
      -> ImmediateScheduler.SchedulerTimeType.Stride
    {
      Stride(_seconds: other._seconds - _seconds)
    }

    func advanced(by n: ImmediateScheduler.SchedulerTimeType.Stride) -> ImmediateScheduler.SchedulerTimeType {
      SchedulerTimeType(_seconds: _seconds + n._seconds)
    }
    init(_seconds: Double) {
      self._seconds = _seconds
    }
  }
  static let shared: ImmediateScheduler = ImmediateScheduler()
  var now: ImmediateScheduler.SchedulerTimeType { SchedulerTimeType(_seconds: 0) }
  var minimumTolerance: ImmediateScheduler.SchedulerTimeType.Stride { .seconds(0) }
  func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: ImmediateScheduler.SchedulerTimeType, tolerance: ImmediateScheduler.SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void
  ) { action() }

  func schedule(
    after date: ImmediateScheduler.SchedulerTimeType, interval: ImmediateScheduler.SchedulerTimeType.Stride,
    tolerance: ImmediateScheduler.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
