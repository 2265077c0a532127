// Combine: the declarations of ImmediateScheduler.

struct ImmediateScheduler: Scheduler {
  typealias SchedulerOptions = Never
  struct SchedulerTimeType: Strideable {
    struct Stride: Comparable, SignedNumeric, Codable, ExpressibleByFloatLiteral,
      SchedulerTimeIntervalConvertible
    {
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      typealias Magnitude = Int
      var magnitude: Int { get set }
      init(_ value: Int)
      init(integerLiteral value: Int)
      init(floatLiteral value: Double)
      init?<T>(exactly source: T) where T: BinaryInteger
      static func < (
        lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride
      ) -> Bool
      static func + (
        lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride
      ) -> ImmediateScheduler.SchedulerTimeType.Stride
      static func - (
        lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride
      ) -> ImmediateScheduler.SchedulerTimeType.Stride
      static func * (
        lhs: ImmediateScheduler.SchedulerTimeType.Stride, rhs: ImmediateScheduler.SchedulerTimeType.Stride
      ) -> ImmediateScheduler.SchedulerTimeType.Stride
      static func *= (
        lhs: inout ImmediateScheduler.SchedulerTimeType.Stride,
        rhs: ImmediateScheduler.SchedulerTimeType.Stride)
      static func seconds(_ s: Int) -> ImmediateScheduler.SchedulerTimeType.Stride
      static func seconds(_ s: Double) -> ImmediateScheduler.SchedulerTimeType.Stride
      static func milliseconds(_ ms: Int) -> ImmediateScheduler.SchedulerTimeType.Stride
      static func microseconds(_ us: Int) -> ImmediateScheduler.SchedulerTimeType.Stride
      static func nanoseconds(_ ns: Int) -> ImmediateScheduler.SchedulerTimeType.Stride
    }
    func distance(to other: ImmediateScheduler.SchedulerTimeType)
      -> ImmediateScheduler.SchedulerTimeType.Stride
    func advanced(by n: ImmediateScheduler.SchedulerTimeType.Stride) -> ImmediateScheduler.SchedulerTimeType
  }
  static let shared: ImmediateScheduler
  var now: ImmediateScheduler.SchedulerTimeType { get }
  var minimumTolerance: ImmediateScheduler.SchedulerTimeType.Stride { get }
  func schedule(options: Never?, _ action: @escaping () -> Void)
  func schedule(
    after date: ImmediateScheduler.SchedulerTimeType, tolerance: ImmediateScheduler.SchedulerTimeType.Stride,
    options: Never?, _ action: @escaping () -> Void)
  func schedule(
    after date: ImmediateScheduler.SchedulerTimeType, interval: ImmediateScheduler.SchedulerTimeType.Stride,
    tolerance: ImmediateScheduler.SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable
}
