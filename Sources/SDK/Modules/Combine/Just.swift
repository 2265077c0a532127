// Combine: the declarations of Just.

struct Just<Output>: Publisher {
  typealias Failure = Never
  let output: Output
  init(_ output: Output)
  func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never
  func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool>
  func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher
  func collect() -> Just<[Output]>
  func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher
  func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output>
  func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output>
  func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure>
  func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure>
  where Output == S.Element, S: Sequence
  func append(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure>
  func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure>
  where Output == S.Element, S: Sequence
  func contains(where predicate: (Output) -> Bool) -> Just<Bool>
  func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher
  func count() -> Just<Int>
  func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher
  func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher
  func first() -> Just<Output>
  func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher
  func last() -> Just<Output>
  func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher
  func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher
  func ignoreOutput() -> Empty<Output, Just<Output>.Failure>
  func map<T>(_ transform: (Output) -> T) -> Just<T>
  func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher
  func mapError<E>(_ transform: (Just<Output>.Failure) -> E) -> Result<Output, E>.Publisher where E: Error
  func output(at index: Int) -> Optional<Output>.Publisher
  func output<R>(in range: R) -> Optional<Output>.Publisher where R: RangeExpression, R.Bound == Int
  func prefix(_ maxLength: Int) -> Optional<Output>.Publisher
  func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher
  func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Just<Output>.Failure>.Publisher
  func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output>
  func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  func replaceError(with output: Output) -> Just<Output>
  func replaceEmpty(with output: Output) -> Just<Output>
  func retry(_ times: Int) -> Just<Output>
  func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Just<Output>.Failure>.Publisher
  func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error
}

extension Just: Equatable where Output: Equatable {
  func removeDuplicates() -> Just<Output>
  func contains(_ output: Output) -> Just<Bool>
}

extension Just where Output: Comparable {
  func max() -> Just<Output>
  func min() -> Just<Output>
}
