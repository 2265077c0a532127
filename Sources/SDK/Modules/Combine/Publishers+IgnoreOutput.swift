// Combine: Publishers.IgnoreOutput and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Never
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Never, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { _ in }
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
