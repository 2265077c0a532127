// Combine: the declarations of DispatchQueue.

extension DispatchQueue: Scheduler {
  struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
      Hashable, Codable, Sendable
    {
      typealias IntegerLiteralType = Int
      typealias FloatLiteralType = Double
      typealias Magnitude = Int
      var magnitude: Int { get set }
      var timeInterval: DispatchTimeInterval { get }
      init(_ timeInterval: DispatchTimeInterval)
      init(floatLiteral value: Double)
      init(integerLiteral value: Int)
      init?<T>(exactly source: T) where T: BinaryInteger
      static func < (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride)
        -> Bool
      static func + (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride)
        -> DispatchQueue.SchedulerTimeType.Stride
      static func - (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride)
        -> DispatchQueue.SchedulerTimeType.Stride
      static func * (lhs: DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride)
        -> DispatchQueue.SchedulerTimeType.Stride
      static func *= (
        lhs: inout DispatchQueue.SchedulerTimeType.Stride, rhs: DispatchQueue.SchedulerTimeType.Stride)
      static func seconds(_ s: Double) -> DispatchQueue.SchedulerTimeType.Stride
      static func seconds(_ s: Int) -> DispatchQueue.SchedulerTimeType.Stride
      static func milliseconds(_ ms: Int) -> DispatchQueue.SchedulerTimeType.Stride
      static func microseconds(_ us: Int) -> DispatchQueue.SchedulerTimeType.Stride
      static func nanoseconds(_ ns: Int) -> DispatchQueue.SchedulerTimeType.Stride
    }
    var dispatchTime: DispatchTime { get set }
    init(_ time: DispatchTime)
    func distance(to other: DispatchQueue.SchedulerTimeType) -> DispatchQueue.SchedulerTimeType.Stride
    func advanced(by n: DispatchQueue.SchedulerTimeType.Stride) -> DispatchQueue.SchedulerTimeType
  }
  struct SchedulerOptions {
    var qos: DispatchQoS { get set }
    var flags: DispatchWorkItemFlags { get set }
    var group: DispatchGroup? { get set }
    init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil)
  }
  var now: DispatchQueue.SchedulerTimeType { get }
  var minimumTolerance: DispatchQueue.SchedulerTimeType.Stride { get }
  func schedule(options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: DispatchQueue.SchedulerTimeType, tolerance: DispatchQueue.SchedulerTimeType.Stride,
    options: DispatchQueue.SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: DispatchQueue.SchedulerTimeType, interval: DispatchQueue.SchedulerTimeType.Stride,
    tolerance: DispatchQueue.SchedulerTimeType.Stride, options: DispatchQueue.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}
