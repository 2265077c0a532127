// Combine: the declarations of _Inlet.
// Declared as the framework's interface has it, with code of our own.

/// The subscriber through which an operator follows a publisher.
final class _Inlet<Input, Failure>: Subscriber where Failure: Error {
  let subscribed: (any Subscription) -> Void
  let value: (Input) -> Void
  let completion: (Subscribers.Completion<Failure>) -> Void

  init(
    _ subscribed: @escaping (any Subscription) -> Void, _ value: @escaping (Input) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.subscribed = subscribed
    self.value = value
    self.completion = completion
  }

  func receive(subscription: any Subscription) {
    subscribed(subscription)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    value(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
