// Combine: the declarations of Publishers.
// Declared as the framework's interface has it, with code of our own.

enum Publishers {
  enum PrefetchStrategy: Equatable, Hashable, Sendable {
    case keepFull
    case byRequest
  }
  enum BufferingStrategy<Failure> where Failure: Error {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }
  enum TimeGroupingStrategy<Context> where Context: Scheduler {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
