// Combine: Publishers.Scan and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
  struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output
    init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var result = initialResult
      out.follow(upstream) { value in
        result = nextPartialResult(result, value)
        out.send(result)
      }
    }
  }
  struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output
    init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let out = _Out(subscriber)
      var result = initialResult
      out.attempt(upstream) { value in
        result = try nextPartialResult(result, value)
        out.send(result)
      }
    }
  }
}
