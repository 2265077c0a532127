// Combine: Publishers.SwitchToLatest and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    typealias Output = P.Output
    typealias Failure = P.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == P.Output, S.Failure == P.Failure {
      let out = _Out(subscriber)
      var turn = 0
      var isInside = false
      var isEnding = false
      out.follow(
        upstream,
        { publisher in
          turn += 1
          isInside = true
          let own = turn
          out.follow(
            publisher,
            { value in
              if own == turn { out.send(value) }
            },
            finished: {
              if own != turn { return }
              isInside = false
              if isEnding { out.end(.finished) }
            })
        },
        finished: {
          isEnding = true
          if !isInside { out.end(.finished) }
        })
    }
  }
}
