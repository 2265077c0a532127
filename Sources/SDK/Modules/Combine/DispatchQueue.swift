// Combine: the declarations of DispatchQueue.
// Declared as the framework's interface has it, with code of our own.

extension DispatchQueue: Scheduler {
  struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable,
      Codable, Sendable
    {
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      typealias Magnitude = Double
      let _seconds: Double

      var magnitude: Double { abs(_seconds) }

      var timeInterval: DispatchTimeInterval { .nanoseconds(Int(_seconds * 1_000_000_000)) }
      init(_ timeInterval: DispatchTimeInterval) { _seconds = timeInterval._seconds }

      init(_seconds: Double) { self._seconds = _seconds }
      init(floatLiteral value: Double) { _seconds = value }
      init(integerLiteral value: Int) { _seconds = Double(value) }
      init?<T>(exactly source: T) where T: BinaryInteger { _seconds = Double(source) }
      static func < (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride)
        -> Bool
      { lhs._seconds < rhs._seconds }
      static func + (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride)
        -> DispatchQueue.SchedulerTimeType.Stride
      { Stride(_seconds: lhs._seconds + rhs._seconds) }
      static func - (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride)
        -> DispatchQueue.SchedulerTimeType.Stride
      { Stride(_seconds: lhs._seconds - rhs._seconds) }
      static func * (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride)
        -> DispatchQueue.SchedulerTimeType.Stride
      { Stride(_seconds: lhs._seconds * rhs._seconds) }
      static func += (
        lhs: inout DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride
      ) { lhs = lhs + rhs }
      static func -= (
        lhs: inout DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride
      ) { lhs = lhs - rhs }
      static func *= (
        lhs: inout DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride
      ) { lhs = lhs * rhs }
      static func seconds(_ s: Int) -> DispatchQueue.SchedulerTimeType.Stride { Stride(_seconds: Double(s)) }
      static func seconds(_ s: Double) -> DispatchQueue.SchedulerTimeType.Stride { Stride(_seconds: s) }
      static func milliseconds(_ ms: Int) -> DispatchQueue.SchedulerTimeType.Stride {
        Stride(_seconds: Double(ms) / 1_000)
      }
      static func microseconds(_ us: Int) -> DispatchQueue.SchedulerTimeType.Stride {
        Stride(_seconds: Double(us) / 1_000_000)
      }
      static func nanoseconds(_ ns: Int) -> DispatchQueue.SchedulerTimeType.Stride {
        Stride(_seconds: Double(ns) / 1_000_000_000)
      }
    }

    var dispatchTime: DispatchTime

    init(_ time: DispatchTime) { dispatchTime = time }

    func distance(to other: DispatchQueue.SchedulerTimeType) -> DispatchQueue.SchedulerTimeType.Stride {
      Stride(
        _seconds: (Double(other.dispatchTime.uptimeNanoseconds) - Double(dispatchTime.uptimeNanoseconds))
          / 1_000_000_000)
    }
    func advanced(by n: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType {
      SchedulerTimeType(dispatchTime._adding(n._seconds))
    }
  }
  struct SchedulerOptions {
    var qos: DispatchQoS
    var flags: DispatchWorkItemFlags
    var group: DispatchGroup?

    init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  var now: DispatchQueue.SchedulerTimeType { SchedulerTimeType(.now()) }
  var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { .seconds(0) }

  func schedule(options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void) {
    async(execute: action)
  }

  func schedule(
    after date: DispatchQueue.SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride,
    options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void
  ) { _after(date.dispatchTime._delay, action) }

  func schedule(
    after date: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride,
    tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?,
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
    wait(date.dispatchTime._delay)
    return AnyCancellable { isDone = true }
  }
}
