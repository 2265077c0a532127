// Combine: Publishers.Delay and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let tolerance: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?
    init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream, { value in _after(interval._seconds) { out.send(value) } },
        completion: { completion in _after(interval._seconds) { out.end(completion) } })
    }
  }
}
