// Combine: Publishers.Filter and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Filter<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool
    init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { value in
        if isIncluded(value) { out.send(value) }
      }
    }
    func filter(_ isIncluded: @escaping (Upstream.Output) -> Bool) -> Publishers.Filter<Upstream> {
      Publishers.Filter<Upstream>(upstream: upstream) { self.isIncluded($0) && isIncluded($0) }
    }
    func tryFilter(_ isIncluded: @escaping (Upstream.Output) throws -> Bool) -> Publishers.TryFilter<Upstream>
    {
      Publishers.TryFilter<Upstream>(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
    }
  }
  struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { value in
        if try isIncluded(value) { out.send(value) }
      }
    }
    func filter(_ isIncluded: @escaping (Upstream.Output) -> Bool) -> Publishers.TryFilter<Upstream> {
      Publishers.TryFilter<Upstream>(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
    }
    func tryFilter(_ isIncluded: @escaping (Upstream.Output) throws -> Bool) -> Publishers.TryFilter<Upstream>
    {
      Publishers.TryFilter<Upstream>(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
    }
  }
}
