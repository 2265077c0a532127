// Combine: the declarations of Result.
// Declared as the framework's interface has it, with code of our own.

extension Result {
  struct Publisher: Combine.Publisher {
    typealias Output = Success
    let result: Result<Success, Failure>
    init(_ result: Result<Success, Failure>) {
      self.result = result
    }
    init(_ output: Success) {
      result = .success(output)
    }
    init(_ failure: Failure) {
      result = .failure(failure)
    }
    func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber {
      let out = _Out(subscriber)
      switch result {
      case .success(let output):
        out.send(output)
        out.end(.finished)
      case .failure(let error): out.end(.failure(error))
      }
    }
    func collect() -> Result<[Success], Failure>.Publisher {
      Result<[Success], Failure>.Publisher(result.map { [$0] })
    }
    func count() -> Result<Int, Failure>.Publisher {
      Result<Int, Failure>.Publisher(result.map { _ in 1 })
    }
    func first() -> Result<Success, Failure>.Publisher {
      self
    }
    func last() -> Result<Success, Failure>.Publisher {
      self
    }
    func ignoreOutput() -> Empty<Success, Failure> {
      Empty()
    }
    func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>.Publisher {
      Result<T, Failure>.Publisher(result.map(transform))
    }
    func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error>.Publisher
    func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher where E: Error {
      Result<Success, E>.Publisher(result.mapError(transform))
    }
    func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Success) -> T) -> Result<T, Failure>.Publisher
    {
      Result<T, Failure>.Publisher(result.map { nextPartialResult(initialResult, $0) })
    }
    func replaceError(with output: Success) -> Result<Success, Never>.Publisher
    func replaceEmpty(with output: Success) -> Result<Success, Failure>.Publisher {
      self
    }
    func retry(_ times: Int) -> Result<Success, Failure>.Publisher {
      self
    }
  }
  var publisher: Result<Success, Failure>.Publisher { Publisher(self) }
}

extension Result.Publisher where Failure == Never {
  func setFailureType<E>(to failureType: E.Type) -> Result<Success, E>.Publisher where E: Error
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
