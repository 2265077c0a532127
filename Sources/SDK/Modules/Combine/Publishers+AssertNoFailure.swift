// Combine: Publishers.AssertNoFailure and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Never
    let upstream: Upstream
    let prefix: String
    let file: StaticString
    let line: UInt
    init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
      let out = _Out(subscriber)
      out.follow(
        upstream, { out.send($0) },
        completion: { completion in
          if case .failure(let error) = completion { fatalError("\(prefix): \(error)") }
          out.end(.finished)
        })
    }
  }
}
