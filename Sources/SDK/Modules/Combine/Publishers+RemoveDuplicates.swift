// Combine: Publishers.RemoveDuplicates and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output, Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var last: Upstream.Output?
      out.follow(upstream) { value in
        if let old = last, predicate(old, value) { return }
        last = value
        out.send(value)
      }
    }
  }
  struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output, Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      var last: Upstream.Output?
      out.attempt(upstream) { value in
        if let old = last, try predicate(old, value) { return }
        last = value
        out.send(value)
      }
    }
  }
}
