// Combine: the declarations of OperationQueue.

extension OperationQueue: Scheduler {
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
      static func < (
        lhs: OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride
      ) -> Bool
      static func + (
        lhs: OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride
      ) -> OperationQueue.SchedulerTimeType.Stride
      static func - (
        lhs: OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride
      ) -> OperationQueue.SchedulerTimeType.Stride
      static func * (
        lhs: OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride
      ) -> OperationQueue.SchedulerTimeType.Stride
      static func *= (
        lhs: inout OperationQueue.SchedulerTimeType.Stride, rhs: OperationQueue.SchedulerTimeType.Stride)
      static func seconds(_ s: Int) -> OperationQueue.SchedulerTimeType.Stride
      static func seconds(_ s: Double) -> OperationQueue.SchedulerTimeType.Stride
      static func milliseconds(_ ms: Int) -> OperationQueue.SchedulerTimeType.Stride
      static func microseconds(_ us: Int) -> OperationQueue.SchedulerTimeType.Stride
      static func nanoseconds(_ ns: Int) -> OperationQueue.SchedulerTimeType.Stride
    }
    var date: Date { get set }
    init(_ date: Date)
    func distance(to other: OperationQueue.SchedulerTimeType) -> OperationQueue.SchedulerTimeType.Stride
    func advanced(by n: OperationQueue.SchedulerTimeType.Stride) -> OperationQueue.SchedulerTimeType
  }
  struct SchedulerOptions {}
  var now: OperationQueue.SchedulerTimeType { get }
  var minimumTolerance: OperationQueue.SchedulerTimeType.Stride { get }
  func schedule(options: OperationQueue.SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: OperationQueue.SchedulerTimeType, tolerance: OperationQueue.SchedulerTimeType.Stride,
    options: OperationQueue.SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: OperationQueue.SchedulerTimeType, interval: OperationQueue.SchedulerTimeType.Stride,
    tolerance: OperationQueue.SchedulerTimeType.Stride, options: OperationQueue.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}
