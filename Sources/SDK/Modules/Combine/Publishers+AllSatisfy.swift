// Combine: Publishers.AllSatisfy and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
      upstream.contains(where: { !predicate($0) }).map { !$0 }.receive(subscriber: subscriber)
    }
  }
  struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error {
      upstream.tryContains(where: { try !predicate($0) }).map { !$0 }.receive(subscriber: subscriber)
    }
  }
}
