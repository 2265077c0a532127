// Combine: Publishers.Retry and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Retry<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let retries: Int?
    init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var left = retries
      func attempt() {
        out.follow(
          upstream, { out.send($0) },
          completion: { completion in
            if case .failure = completion, left ?? 1 > 0 {
              left = left.map { $0 - 1 }
              attempt()
            } else {
              out.end(completion)
            }
          })
      }
      attempt()
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
