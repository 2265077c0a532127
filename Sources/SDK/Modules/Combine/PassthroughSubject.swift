// Combine: the declarations of PassthroughSubject.
// Declared as the framework's interface has it, with code of our own.

final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  let _outs = _Outs<Output, Failure>()

  init() {}

  final func send(subscription: any Subscription) { subscription.request(.unlimited) }

  final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    _outs.add(_Out(subscriber))
  }

  final func send(_ input: Output) { _outs.send(input) }
  final func send(completion: Subscribers.Completion<Failure>) { _outs.end(completion) }
}
