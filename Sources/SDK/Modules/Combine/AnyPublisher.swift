// Combine: the declarations of AnyPublisher.

struct AnyPublisher<Output, Failure>: Publisher, CustomStringConvertible
where Failure: Error {
  var description: String { get }
  init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher
  func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
}
