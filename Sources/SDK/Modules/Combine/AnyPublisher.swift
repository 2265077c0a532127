// Combine: the declarations of AnyPublisher.
// Declared as the framework's interface has it, with code of our own.

struct AnyPublisher<Output, Failure>: Publisher, CustomStringConvertible
where Failure: Error {
  let _follow: (_Out<Output, Failure>) -> Void

  var description: String { "AnyPublisher" }

  init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher {
    _follow = { out in out.follow(publisher) { out.send($0) } }
  }

  func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    _follow(_Out(subscriber))
  }
}
