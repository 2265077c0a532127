// Combine: Publishers.First and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct First<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      upstream.first(where: { _ in true }).receive(subscriber: subscriber)
    }
  }
  struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
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
      out.follow(upstream) { value in
        if predicate(value) {
          out.send(value)
          out.end(.finished)
        }
      }
    }
  }
  struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
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
      out.attempt(upstream) { value in
        if try predicate(value) {
          out.send(value)
          out.end(.finished)
        }
      }
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
