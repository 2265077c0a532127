// Combine: the declarations of _Out.
// Declared as the framework's interface has it, with code of our own.

/// What an operator gives its subscriber: values, then an end. It holds what it follows, so that a subscriber who
/// cancels ends that too. Whoever subscribes takes all there is: demand is not counted.
final class _Out<Output, Failure>: Subscription where Failure: Error {
  var isDone = false
  var sources: [any Subscription] = []
  let receiveValue: (Output) -> Void
  let receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  var whenCancelled: (() -> Void)?

  init<S>(_ subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Failure {
    receiveValue = { _ = subscriber.receive($0) }
    receiveCompletion = { subscriber.receive(completion: $0) }
    subscriber.receive(subscription: self)
  }

  func send(_ value: Output) {
    if !isDone { receiveValue(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    if isDone { return }
    isDone = true
    stop()
    receiveCompletion(completion)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    if isDone { return }
    isDone = true
    stop()
    whenCancelled?()
  }

  func stop() {
    let all = sources
    sources = []
    for source in all { source.cancel() }
  }

  /// Follows a publisher.
  func follow<P>(
    _ publisher: P, _ value: @escaping (P.Output) -> Void,
    completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) where P: Publisher {
    if isDone { return }
    publisher.receive(subscriber: _Inlet({ self.sources.append($0) }, value, completion))
  }

  /// Follows a publisher that fails as this one does.
  func follow<P>(_ publisher: P, _ value: @escaping (P.Output) -> Void)
  where P: Publisher, P.Failure == Failure {
    follow(publisher, value, completion: { self.end($0) })
  }

  /// - Parameter finished: what happens at the end, instead of this one's end.
  func follow<P>(_ publisher: P, _ value: @escaping (P.Output) -> Void, finished: @escaping () -> Void)
  where P: Publisher, P.Failure == Failure {
    follow(
      publisher, value,
      completion: { completion in
        switch completion {
        case .finished: finished()
        case .failure(let error): self.end(.failure(error))
        }
      })
  }
}

extension _Out where Failure == any Error {
  /// Follows a publisher with what may throw.
  func attempt<P>(
    _ publisher: P, _ value: @escaping (P.Output) throws -> Void, finished: (() -> Void)? = nil
  ) where P: Publisher {
    follow(
      publisher,
      { input in
        do { try value(input) } catch { self.end(.failure(error)) }
      },
      completion: { completion in
        switch completion {
        case .finished:
          if let finished { finished() } else { self.end(.finished) }
        case .failure(let error): self.end(.failure(error))
        }
      })
  }
}
