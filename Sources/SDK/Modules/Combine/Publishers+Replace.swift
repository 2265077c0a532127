// Combine: Publishers.ReplaceEmpty and Publishers.ReplaceError.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let output: Upstream.Output
    init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var isEmpty = true
      out.follow(
        upstream,
        { value in
          isEmpty = false
          out.send(value)
        },
        finished: {
          if isEmpty { out.send(output) }
          out.end(.finished)
        })
    }
  }
  struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Never
    let upstream: Upstream
    let output: Upstream.Output
    init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
      let out = _Out(subscriber)
      out.follow(
        upstream, { out.send($0) },
        completion: { completion in
          if case .failure = completion { out.send(output) }
          out.end(.finished)
        })
    }
  }
}
