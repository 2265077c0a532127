// Combine: the declarations of Just.
// Declared as the framework's interface has it, with code of our own.

struct Just<Output>: Publisher {
  typealias Failure = Never
  let output: Output
  init(_ output: Output) {
    self.output = output
  }
  func receive<S>(subscriber: S) where Output == S.Input, S: Subscriber, S.Failure == Never {
    let out = _Out(subscriber)
    out.send(output)
    out.end(.finished)
  }
  func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }
  func tryAllSatisfy(_ predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result<Bool, any Error>.Publisher(Result { try predicate(output) })
  }
  func collect() -> Just<[Output]> {
    Just<[Output]>([output])
  }
  func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(transform(output))
  }
  func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }
  func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }
  func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> {
    Publishers.Sequence<[Output], Just<Output>.Failure>(sequence: elements + [output])
  }
  func prepend<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure>
  where Output == S.Element, S: Sequence
  func append(_ elements: Output...) -> Publishers.Sequence<[Output], Just<Output>.Failure> {
    Publishers.Sequence<[Output], Just<Output>.Failure>(sequence: [output] + elements)
  }
  func append<S>(_ elements: S) -> Publishers.Sequence<[Output], Just<Output>.Failure>
  where Output == S.Element, S: Sequence
  func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }
  func tryContains(where predicate: (Output) throws -> Bool) -> Result<Bool, any Error>.Publisher {
    Result<Bool, any Error>.Publisher(Result { try predicate(output) })
  }
  func count() -> Just<Int> {
    Just<Int>(1)
  }
  func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(count > 0 ? nil : output)
  }
  func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? nil : output)
  }
  func first() -> Just<Output> {
    self
  }
  func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? output : nil)
  }
  func last() -> Just<Output> {
    self
  }
  func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? output : nil)
  }
  func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(isIncluded(output) ? output : nil)
  }
  func ignoreOutput() -> Empty<Output, Just<Output>.Failure> {
    Empty()
  }
  func map<T>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }
  func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<T, any Error>.Publisher(Result { try transform(output) })
  }
  func mapError<E>(_ transform: (Just<Output>.Failure) -> E) -> Result<Output, E>.Publisher where E: Error {
    Result<Output, E>.Publisher(output)
  }
  func output(at index: Int) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(index == 0 ? output : nil)
  }
  func output<R>(in range: R) -> Optional<Output>.Publisher where R: RangeExpression, R.Bound == Int
  func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(maxLength > 0 ? output : nil)
  }
  func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? output : nil)
  }
  func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Just<Output>.Failure>.Publisher
  func tryReduce<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
    self
  }
  func tryRemoveDuplicates(by predicate: (Output, Output) throws -> Bool)
    -> Result<Output, any Error>.Publisher
  func replaceError(with output: Output) -> Just<Output> {
    self
  }
  func replaceEmpty(with output: Output) -> Just<Output> {
    self
  }
  func retry(_ times: Int) -> Just<Output> {
    self
  }
  func scan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) -> T)
    -> Result<T, Just<Output>.Failure>.Publisher
  func tryScan<T>(_ initialResult: T, _ nextPartialResult: (T, Output) throws -> T)
    -> Result<T, any Error>.Publisher
  func setFailureType<E>(to failureType: E.Type) -> Result<Output, E>.Publisher where E: Error {
    Result<Output, E>.Publisher(output)
  }
}

extension Just: Equatable where Output: Equatable {
  func removeDuplicates() -> Just<Output> {
    self
  }
  func contains(_ output: Output) -> Just<Bool> {
    Just<Bool>(self.output == output)
  }
}

extension Just where Output: Comparable {
  func max() -> Just<Output> {
    self
  }
  func min() -> Just<Output> {
    self
  }
}
