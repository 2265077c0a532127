// Combine: Publishers.Buffer and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Buffer<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let size: Int
    let prefetch: Publishers.PrefetchStrategy
    let whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { out.send($0) }
    }
  }
}
