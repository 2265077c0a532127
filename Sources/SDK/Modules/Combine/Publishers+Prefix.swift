// Combine: Publishers.PrefixWhile and Publishers.PrefixUntilOutput.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, while predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { value in
        if predicate(value) { out.send(value) } else { out.end(.finished) }
      }
    }
  }
  struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, while predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { value in
        if try predicate(value) { out.send(value) } else { out.end(.finished) }
      }
    }
  }
  struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other
    init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(other, { _ in out.end(.finished) }, completion: { _ in })
      out.follow(upstream) { out.send($0) }
    }
  }
}
