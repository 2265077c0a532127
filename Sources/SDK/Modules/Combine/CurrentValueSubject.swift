// Combine: the declarations of CurrentValueSubject.

final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  final var value: Output { get set }
  init(_ value: Output)
  final func send(subscription: any Subscription)
  final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
  final func send(_ input: Output)
  final func send(completion: Subscribers.Completion<Failure>)
}
