// combine-schedulers (github.com/pointfreeco/combine-schedulers): the declarations of AnyScheduler, as its documentation has them.

import Combine
import Foundation

/// A scheduler of whatever kind, by its times and options.
struct AnyScheduler<SchedulerTimeType: Strideable, SchedulerOptions>: Scheduler
where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible {
  private let _now: () -> SchedulerTimeType
  private let _minimumTolerance: () -> SchedulerTimeType.Stride
  private let _soon: (SchedulerOptions?, @escaping () -> Void) -> Void
  private let _later:
    (SchedulerTimeType, SchedulerTimeType.Stride, SchedulerOptions?, @escaping () -> Void) -> Void
  private let _repeated:
    (
      SchedulerTimeType, SchedulerTimeType.Stride, SchedulerTimeType.Stride, SchedulerOptions?,
      @escaping () -> Void
    )
      -> any Cancellable

  init<S: Scheduler>(_ scheduler: S)
  where S.SchedulerTimeType == SchedulerTimeType, S.SchedulerOptions == SchedulerOptions {
    _now = { scheduler.now }
    _minimumTolerance = { scheduler.minimumTolerance }
    _soon = { scheduler.schedule(options: $0, $1) }
    _later = { scheduler.schedule(after: $0, tolerance: $1, options: $2, $3) }
    _repeated = { scheduler.schedule(after: $0, interval: $1, tolerance: $2, options: $3, $4) }
  }

  var now: SchedulerTimeType { _now() }
  var minimumTolerance: SchedulerTimeType.Stride { _minimumTolerance() }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { _soon(options, action) }
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { _later(date, tolerance, options, action) }
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { _repeated(date, interval, tolerance, options, action) }
}

extension AnyScheduler
where SchedulerTimeType == DispatchQueue.SchedulerTimeType, SchedulerOptions == DispatchQueue.SchedulerOptions
{
  static var main: Self { DispatchQueue.main.eraseToAnyScheduler() }
}

extension AnyScheduler
where SchedulerTimeType == RunLoop.SchedulerTimeType, SchedulerOptions == RunLoop.SchedulerOptions {
  static var main: Self { RunLoop.main.eraseToAnyScheduler() }
}
