// Combine: the declarations of Result.

extension Result {
  struct Publisher: Combine.Publisher {
    typealias Output = Success
    let result: Result<Success, Failure>
    init(_ result: Result<Success, Failure>)
    init(_ output: Success)
    init(_ failure: Failure)
    func receive<S>(subscriber: S) where Success == S.Input, Failure == S.Failure, S: Subscriber
    func collect() -> Result<[Success], Failure>.Publisher
    func count() -> Result<Int, Failure>.Publisher
    func first() -> Result<Success, Failure>.Publisher
    func last() -> Result<Success, Failure>.Publisher
    func ignoreOutput() -> Empty<Success, Failure>
    func map<T>(_ transform: (Success) -> T) -> Result<T, Failure>.Publisher
    func tryMap<T>(_ transform: (Success) throws -> T) -> Result<T, any Error>.Publisher
    func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher where E: Error
    func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Success) -> T) -> Result<T, Failure>.Publisher
    func replaceError(with output: Success) -> Result<Success, Never>.Publisher
    func replaceEmpty(with output: Success) -> Result<Success, Failure>.Publisher
    func retry(_ times: Int) -> Result<Success, Failure>.Publisher
  }
  var publisher: Result<Success, Failure>.Publisher { get }
}

extension Result.Publisher where Failure == Never {
  func setFailureType<E>(to failureType: E.Type) -> Result<Success, E>.Publisher where E: Error
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
