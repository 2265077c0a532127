// Combine: the declarations of RunLoop.

extension RunLoop: Scheduler {
  struct SchedulerTimeType: Strideable, Codable, Hashable {
    struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Hashable, Codable,
      SchedulerTimeIntervalConvertible
    {
      typealias IntegerLiteralType = TimeInterval
      typealias FloatLiteralType = TimeInterval
      typealias Magnitude = TimeInterval
      var magnitude: TimeInterval { get set }
      var timeInterval: TimeInterval { get }
      init(_ timeInterval: TimeInterval)
      init(integerLiteral value: TimeInterval)
      init(floatLiteral value: TimeInterval)
      init?<T>(exactly source: T) where T: BinaryInteger
      static func < (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride) -> Bool
      static func + (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride)
        -> RunLoop.SchedulerTimeType.Stride
      static func - (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride)
        -> RunLoop.SchedulerTimeType.Stride
      static func * (lhs: RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride)
        -> RunLoop.SchedulerTimeType.Stride
      static func *= (lhs: inout RunLoop.SchedulerTimeType.Stride, rhs: RunLoop.SchedulerTimeType.Stride)
      static func seconds(_ s: Int) -> RunLoop.SchedulerTimeType.Stride
      static func seconds(_ s: Double) -> RunLoop.SchedulerTimeType.Stride
      static func milliseconds(_ ms: Int) -> RunLoop.SchedulerTimeType.Stride
      static func microseconds(_ us: Int) -> RunLoop.SchedulerTimeType.Stride
      static func nanoseconds(_ ns: Int) -> RunLoop.SchedulerTimeType.Stride
    }
    var date: Date { get set }
    init(_ date: Date)
    func distance(to other: RunLoop.SchedulerTimeType) -> RunLoop.SchedulerTimeType.Stride
    func advanced(by n: RunLoop.SchedulerTimeType.Stride) -> RunLoop.SchedulerTimeType
  }
  struct SchedulerOptions {}
  var now: RunLoop.SchedulerTimeType { get }
  var minimumTolerance: RunLoop.SchedulerTimeType.Stride { get }
  func schedule(options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: RunLoop.SchedulerTimeType, tolerance: RunLoop.SchedulerTimeType.Stride,
    options: RunLoop.SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: RunLoop.SchedulerTimeType, interval: RunLoop.SchedulerTimeType.Stride,
    tolerance: RunLoop.SchedulerTimeType.Stride, options: RunLoop.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}
