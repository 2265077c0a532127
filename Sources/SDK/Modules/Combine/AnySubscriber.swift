// Combine: the declarations of AnySubscriber.
// Declared as the framework's interface has it, with code of our own.

struct AnySubscriber<Input, Failure>: Subscriber, CustomStringConvertible where Failure: Error {
  let combineIdentifier: CombineIdentifier
  let _subscribed: ((any Subscription) -> Void)?
  let _value: ((Input) -> Subscribers.Demand)?
  let _completion: ((Subscribers.Completion<Failure>) -> Void)?

  var description: String { "AnySubscriber" }

  init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
    combineIdentifier = s.combineIdentifier
    _subscribed = { s.receive(subscription: $0) }
    _value = { s.receive($0) }
    _completion = { s.receive(completion: $0) }
  }

  init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject {
    combineIdentifier = CombineIdentifier(s)
    _subscribed = { $0.request(.unlimited) }
    _value = { value in
      s.send(value)
      return .none
    }
    _completion = { s.send(completion: $0) }
  }

  init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    _subscribed = receiveSubscription
    _value = receiveValue
    _completion = receiveCompletion
  }

  func receive(subscription: any Subscription) { _subscribed?(subscription) }
  func receive(_ value: Input) -> Subscribers.Demand { _value?(value) ?? .none }
  func receive(completion: Subscribers.Completion<Failure>) { _completion?(completion) }
}
