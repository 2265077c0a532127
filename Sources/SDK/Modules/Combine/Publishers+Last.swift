// Combine: Publishers.Last and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Last<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      upstream.last(where: { _ in true }).receive(subscriber: subscriber)
    }
  }
  struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var last: Upstream.Output?
      out.follow(
        upstream,
        { value in
          if predicate(value) { last = value }
        },
        finished: {
          if let last { out.send(last) }
          out.end(.finished)
        })
    }
  }
  struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      var last: Upstream.Output?
      out.attempt(
        upstream,
        { value in
          if try predicate(value) { last = value }
        },
        finished: {
          if let last { out.send(last) }
          out.end(.finished)
        })
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}
