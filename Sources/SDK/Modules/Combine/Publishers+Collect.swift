// Combine: Publishers.Collect and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Collect<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var all: [Upstream.Output] = []
      out.follow(
        upstream,
        { all.append($0) },
        finished: {
          out.send(all)
          out.end(.finished)
        })
    }
  }
  struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int
    init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var all: [Upstream.Output] = []
      out.follow(
        upstream,
        { value in
          all.append(value)
          if all.count == count {
            out.send(all)
            all = []
          }
        },
        finished: {
          if !all.isEmpty { out.send(all) }
          out.end(.finished)
        })
    }
  }
  struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let strategy: Publishers.TimeGroupingStrategy<Context>
    let options: Context.SchedulerOptions?
    init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      let seconds: Double
      let most: Int?
      switch strategy {
      case .byTime(_, let stride): (seconds, most) = (stride._seconds, nil)
      case .byTimeOrCount(_, let stride, let count): (seconds, most) = (stride._seconds, count)
      }
      var all: [Upstream.Output] = []
      var round = 0
      func give() {
        round += 1
        if !all.isEmpty { out.send(all) }
        all = []
      }
      out.follow(
        upstream,
        { value in
          all.append(value)
          if all.count == most { return give() }
          if all.count > 1 { return }
          let own = round
          _after(seconds) {
            if own == round { give() }
          }
        },
        finished: {
          give()
          out.end(.finished)
        })
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
