// Combine: the declarations of Deferred.

struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
  typealias Output = DeferredPublisher.Output
  typealias Failure = DeferredPublisher.Failure
  let createPublisher: () -> DeferredPublisher
  init(createPublisher: @escaping () -> DeferredPublisher)
  func receive<S>(subscriber: S)
  where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input
}
