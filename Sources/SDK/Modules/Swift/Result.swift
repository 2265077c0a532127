// Swift's standard library: the declarations of Result.
// Declared as the toolchain's interface has it, with code of our own.

enum Result<Success, Failure> where Failure: Error {
  case success(Success)
  case failure(Failure)
}

extension Result: Sendable where Success: Sendable {}

extension Result: Equatable where Success: Equatable, Failure: Equatable {
  static func == (a: Result<Success, Failure>, b: Result<Success, Failure>) -> Bool
}

extension Result: Hashable where Success: Hashable, Failure: Hashable {
  func hash(into hasher: inout Hasher)
  var hashValue: Int { get }
}

extension Result {
  @_disfavoredOverload func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<
    NewSuccess, Failure
  > {
    switch self {
    case .success(let value): .success(transform(value))
    case .failure(let error): .failure(error)
    }
  }
}

extension Result {
  func mapError<NewFailure>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>
  where NewFailure: Error {
    switch self {
    case .success(let value): .success(value)
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Result {
  @_disfavoredOverload func flatMap<NewSuccess>(_ transform: (Success) -> Result<NewSuccess, Failure>)
    -> Result<NewSuccess, Failure>
  {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension Result {
  func flatMapError<NewFailure>(_ transform: (Failure) -> Result<Success, NewFailure>) -> Result<
    Success, NewFailure
  > where NewFailure: Error {
    switch self {
    case .success(let value): .success(value)
    case .failure(let error): transform(error)
    }
  }
}

extension Result {
  func get() throws(Failure) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
}

extension Result {
  init(catching body: () throws(Failure) -> Success) {
    do { self = .success(try body()) } catch { self = .failure(error) }
  }
}
