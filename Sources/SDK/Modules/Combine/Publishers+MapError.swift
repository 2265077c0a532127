// Combine: Publishers.MapError and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    typealias Output = Upstream.Output
    let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure
    init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }
    init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream, { out.send($0) },
        completion: { completion in
          switch completion {
          case .finished: out.end(.finished)
          case .failure(let error): out.end(.failure(transform(error)))
          }
        })
    }
  }
}
