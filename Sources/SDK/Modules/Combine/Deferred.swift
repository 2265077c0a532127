// Combine: the declarations of Deferred.
// Declared as the framework's interface has it, with code of our own.

struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
  typealias Output = DeferredPublisher.Output
  typealias Failure = DeferredPublisher.Failure
  let createPublisher: () -> DeferredPublisher

  init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  func receive<S>(subscriber: S)
  where S: Subscriber, DeferredPublisher.Failure == S.Failure, DeferredPublisher.Output == S.Input {
    createPublisher().receive(subscriber: subscriber)
  }
}
