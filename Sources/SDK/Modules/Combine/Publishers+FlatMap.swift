// Combine: Publishers.FlatMap and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct FlatMap<NewPublisher, Upstream>: Publisher
  where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
    typealias Output = NewPublisher.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let maxPublishers: Subscribers.Demand
    let transform: (Upstream.Output) -> NewPublisher
    init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == NewPublisher.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var left = 1
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(
        upstream,
        { value in
          left += 1
          out.follow(transform(value), { out.send($0) }, finished: { finish() })
        }, finished: { finish() })
    }
  }
}
