// Combine: the declarations of Future.
// Declared as the framework's interface has it, with code of our own.

final class Future<Output, Failure>: Publisher where Failure: Error {
  typealias Promise = (Result<Output, Failure>) -> Void
  var _result: Result<Output, Failure>?
  var _waiting: [(Result<Output, Failure>) -> Void] = []

  init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
    attemptToFulfill { self._fulfill($0) }
  }

  func _fulfill(_ result: Result<Output, Failure>) {
    if _result != nil { return }
    _result = result
    let waiting = _waiting
    _waiting = []
    for wake in waiting { wake(result) }
  }

  func _whenDone(_ work: @escaping (Result<Output, Failure>) -> Void) {
    if let result = _result { work(result) } else { _waiting.append(work) }
  }

  final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber {
    let out = _Out(subscriber)
    _whenDone { result in
      switch result {
      case .success(let value):
        out.send(value)
        out.end(.finished)
      case .failure(let error): out.end(.failure(error))
      }
    }
  }
}

extension Future where Failure == Never {
  final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        _whenDone { result in
          if case .success(let value) = result { continuation.resume(returning: value) }
        }
      }
    }
  }
}

extension Future {
  final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        _whenDone { result in
          switch result {
          case .success(let value): continuation.resume(returning: value)
          case .failure(let error): continuation.resume(throwing: error)
          }
        }
      }
    }
  }
}
