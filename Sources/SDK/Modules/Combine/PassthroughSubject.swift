// Combine: the declarations of PassthroughSubject.

final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  init()
  final func send(subscription: any Subscription)
  final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
  final func send(_ input: Output)
  final func send(completion: Subscribers.Completion<Failure>)
}
