// Combine: Publishers.CompactMap and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output?
    init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { value in
        if let result = transform(value) { out.send(result) }
      }
    }
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
      Publishers.CompactMap<Upstream, T>(upstream: upstream) { self.transform($0).flatMap(transform) }
    }
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
      Publishers.CompactMap<Upstream, T>(upstream: upstream) { self.transform($0).map(transform) }
    }
  }
  struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output?
    init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { value in
        if let result = try transform(value) { out.send(result) }
      }
    }
    func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T>
    {
      Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try self.transform($0).flatMap(transform) }
    }
  }
}
