// Combine: the declarations of Future.

final class Future<Output, Failure>: Publisher where Failure: Error {
  typealias Promise = (Result<Output, Failure>) -> Void
  init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void)
  final func receive<S>(subscriber: S) where Output == S.Input, Failure == S.Failure, S: Subscriber
}

extension Future where Failure == Never {
  final var value: Output { get async }
}

extension Future {
  final var value: Output { get async throws }
}
