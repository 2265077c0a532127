// Combine: Publishers.Contains and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let output: Upstream.Output
    init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
      upstream.contains(where: { $0 == output }).receive(subscriber: subscriber)
    }
  }
  struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream,
        { value in
          if predicate(value) {
            out.send(true)
            out.end(.finished)
          }
        },
        finished: {
          out.send(false)
          out.end(.finished)
        })
    }
  }
  struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(
        upstream,
        { value in
          if try predicate(value) {
            out.send(true)
            out.end(.finished)
          }
        },
        finished: {
          out.send(false)
          out.end(.finished)
        })
    }
  }
}
