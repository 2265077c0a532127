// Combine: the declarations of Subscriber.
// Declared as the framework's interface has it, with code of our own.

protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Self.Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

extension Subscriber where Self.Input == () {
  func receive() -> Subscribers.Demand { receive(()) }
}
