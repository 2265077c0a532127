// Combine: Publishers.Comparison and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Comparison<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool
    init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var best: Upstream.Output?
      out.follow(
        upstream,
        { value in
          if let old = best, !(areInIncreasingOrder(old, value)) { return }
          best = value
        },
        finished: {
          if let best { out.send(best) }
          out.end(.finished)
        })
    }
  }
  struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool
    init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      var best: Upstream.Output?
      out.attempt(
        upstream,
        { value in
          if let old = best, !(try areInIncreasingOrder(old, value)) { return }
          best = value
        },
        finished: {
          if let best { out.send(best) }
          out.end(.finished)
        })
    }
  }
}
