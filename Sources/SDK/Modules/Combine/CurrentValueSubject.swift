// Combine: the declarations of CurrentValueSubject.
// Declared as the framework's interface has it, with code of our own.

final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  let _outs = _Outs<Output, Failure>()
  var _value: Output

  final var value: Output {
    get { _value }
    set { send(newValue) }
  }

  init(_ value: Output) { _value = value }

  final func send(subscription: any Subscription) { subscription.request(.unlimited) }

  final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let out = _Out(subscriber)
    if _outs.completion == nil { out.send(_value) }
    _outs.add(out)
  }

  final func send(_ input: Output) {
    if _outs.completion != nil { return }
    _value = input
    _outs.send(input)
  }

  final func send(completion: Subscribers.Completion<Failure>) { _outs.end(completion) }
}
