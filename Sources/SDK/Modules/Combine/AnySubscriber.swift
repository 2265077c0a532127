// Combine: the declarations of AnySubscriber.

struct AnySubscriber<Input, Failure>: Subscriber, CustomStringConvertible where Failure: Error {
  let combineIdentifier: CombineIdentifier
  var description: String { get }
  init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber
  init<S>(_ s: S) where Input == S.Output, Failure == S.Failure, S: Subject
  init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil)
  func receive(subscription: any Subscription)
  func receive(_ value: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}
