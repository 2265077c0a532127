// Combine: the declarations of Subject.
// Declared as the framework's interface has it, with code of our own.

protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Self.Output)
  func send(completion: Subscribers.Completion<Self.Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Self.Output == Void {
  func send() { send(()) }
}
