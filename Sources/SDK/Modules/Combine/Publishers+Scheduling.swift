// Combine: Publishers.ReceiveOn and Publishers.SubscribeOn.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?
    init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream, { value in scheduler.schedule(options: options) { out.send(value) } },
        completion: { completion in scheduler.schedule(options: options) { out.end(completion) } })
    }
  }
  struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?
    init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      scheduler.schedule(options: options) { out.follow(upstream) { out.send($0) } }
    }
  }
}
