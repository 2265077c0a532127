// Combine: the declarations of Empty.

struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
  let completeImmediately: Bool
  init(completeImmediately: Bool = true)
  init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
  static func == (lhs: Empty<Output, Failure>, rhs: Empty<Output, Failure>) -> Bool
}
