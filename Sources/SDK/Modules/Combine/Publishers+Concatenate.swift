// Combine: Publishers.Concatenate and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Concatenate<Prefix, Suffix>: Publisher
  where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output
  {
    typealias Output = Suffix.Output
    typealias Failure = Suffix.Failure
    let prefix: Prefix
    let suffix: Suffix
    init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Suffix.Output, S.Failure == Suffix.Failure {
      let out = _Out(subscriber)
      out.follow(
        prefix, { out.send($0) },
        finished: { out.follow(suffix) { out.send($0) } })
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
