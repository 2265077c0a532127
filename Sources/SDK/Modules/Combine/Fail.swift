// Combine: the declarations of Fail.
// Declared as the framework's interface has it, with code of our own.

struct Fail<Output, Failure>: Publisher where Failure: Error {
  let error: Failure

  init(error: Failure) { self.error = error }
  init(outputType: Output.Type, failure: Failure) { error = failure }

  func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    _Out(subscriber).end(.failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
