// Combine: the declarations of Fail.

struct Fail<Output, Failure>: Publisher where Failure: Error {
  let error: Failure
  init(error: Failure)
  init(outputType: Output.Type, failure: Failure)
  func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
}

extension Fail: Equatable where Failure: Equatable {}
