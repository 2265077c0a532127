// Combine: the declarations of Empty.
// Declared as the framework's interface has it, with code of our own.

struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
  let completeImmediately: Bool

  init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let out = _Out(subscriber)
    if completeImmediately { out.end(.finished) }
  }
}
