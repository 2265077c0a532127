// Combine: Publishers.Catch and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    typealias Output = Upstream.Output
    typealias Failure = NewPublisher.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher
    init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == NewPublisher.Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream, { out.send($0) },
        completion: { completion in
          switch completion {
          case .finished: out.end(.finished)
          case .failure(let error): out.follow(handler(error)) { out.send($0) }
          }
        })
    }
  }
  struct TryCatch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let handler: (Upstream.Failure) throws -> NewPublisher
    init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.follow(
        upstream, { out.send($0) },
        completion: { completion in
          switch completion {
          case .finished: out.end(.finished)
          case .failure(let error):
            do { out.attempt(try handler(error)) { out.send($0) } } catch { out.end(.failure(error)) }
          }
        })
    }
  }
}
