// Combine: Publishers.Reduce and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initial: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output
    init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var result = initial
      out.follow(
        upstream,
        { result = nextPartialResult(result, $0) },
        finished: {
          out.send(result)
          out.end(.finished)
        })
    }
  }
  struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let initial: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output
    init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let out = _Out(subscriber)
      var result = initial
      out.attempt(
        upstream,
        { result = try nextPartialResult(result, $0) },
        finished: {
          out.send(result)
          out.end(.finished)
        })
    }
  }
}
