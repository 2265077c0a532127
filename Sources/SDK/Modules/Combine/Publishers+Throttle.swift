// Combine: Publishers.Throttle and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let latest: Bool
    init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var isWaiting = false
      var kept: Upstream.Output?
      func wait() {
        isWaiting = true
        _after(interval._seconds) {
          isWaiting = false
          guard let value = kept else { return }
          kept = nil
          out.send(value)
          wait()
        }
      }
      out.follow(upstream) { value in
        if !isWaiting {
          out.send(value)
          wait()
        } else if latest || kept == nil {
          kept = value
        }
      }
    }
  }
}
