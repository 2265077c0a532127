// Combine: Publishers.Print and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Print<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let prefix: String
    let upstream: Upstream
    let stream: (any TextOutputStream)?
    init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      let start = prefix.isEmpty ? "" : prefix + ": "
      Swift.print("\(start)receive subscription: (\(Upstream.self))")
      Swift.print("\(start)request unlimited")
      out.whenCancelled = { Swift.print("\(start)receive cancel") }
      out.follow(
        upstream,
        { value in
          Swift.print("\(start)receive value: (\(value))")
          out.send(value)
        },
        completion: { completion in
          switch completion {
          case .finished: Swift.print("\(start)receive finished")
          case .failure(let error): Swift.print("\(start)receive error: (\(error))")
          }
          out.end(completion)
        })
    }
  }
}
