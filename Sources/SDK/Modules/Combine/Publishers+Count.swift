// Combine: Publishers.Count and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Count<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Int
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var count = 0
      out.follow(
        upstream,
        { _ in count += 1 },
        finished: {
          out.send(count)
          out.end(.finished)
        })
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}
