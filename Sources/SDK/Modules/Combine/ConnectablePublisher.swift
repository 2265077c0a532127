// Combine: the declarations of ConnectablePublisher.

protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  func autoconnect() -> Publishers.Autoconnect<Self>
}
