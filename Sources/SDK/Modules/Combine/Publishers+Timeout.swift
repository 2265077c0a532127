// Combine: Publishers.Timeout and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?
    let customError: (() -> Upstream.Failure)?
    init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var turn = 0
      func wait() {
        turn += 1
        let own = turn
        _after(interval._seconds) {
          if own != turn { return }
          if let customError { out.end(.failure(customError())) } else { out.end(.finished) }
        }
      }
      wait()
      out.follow(upstream) { value in
        wait()
        out.send(value)
      }
    }
  }
}
