// Combine: Publishers.MeasureInterval and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Context.SchedulerTimeType.Stride
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    init(upstream: Upstream, scheduler: Context)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Context.SchedulerTimeType.Stride, S.Failure == Upstream.Failure
  }
}
