// Combine: Publishers.SetFailureType and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct SetFailureType<Upstream, Failure>: Publisher
  where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    typealias Output = Upstream.Output
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
      let out = _Out(subscriber)
      out.follow(upstream, { out.send($0) }, completion: { _ in out.end(.finished) })
    }
    func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
      Publishers.SetFailureType<Upstream, E>(upstream: upstream)
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}
