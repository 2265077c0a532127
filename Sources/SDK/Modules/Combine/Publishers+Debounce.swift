// Combine: Publishers.Debounce and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let dueTime: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?
    init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var turn = 0
      out.follow(upstream) { value in
        turn += 1
        let own = turn
        _after(dueTime._seconds) {
          if own == turn { out.send(value) }
        }
      }
    }
  }
}
