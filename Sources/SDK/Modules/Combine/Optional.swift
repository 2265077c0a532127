// Combine: the declarations of Optional.

extension Optional {
  struct Publisher: Combine.Publisher {
    typealias Output = Wrapped
    typealias Failure = Never
    let output: Wrapped?
    init(_ output: Wrapped?)
    func receive<S>(subscriber: S) where Wrapped == S.Input, S: Subscriber, S.Failure == Never
    func allSatisfy(_ predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher
    func collect() -> Optional<[Wrapped]>.Publisher
    func compactMap<T>(_ transform: (Wrapped) -> T?) -> Optional<T>.Publisher
    func contains(where predicate: (Wrapped) -> Bool) -> Optional<Bool>.Publisher
    func count() -> Optional<Int>.Publisher
    func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher
    func first() -> Optional<Wrapped>.Publisher
    func first(where predicate: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher
    func last() -> Optional<Wrapped>.Publisher
    func filter(_ isIncluded: (Wrapped) -> Bool) -> Optional<Wrapped>.Publisher
    func ignoreOutput() -> Empty<Wrapped, Never>
    func map<T>(_ transform: (Wrapped) -> T) -> Optional<T>.Publisher
    func reduce<T>(_ initialResult: T, _ nextPartialResult: (T, Wrapped) -> T) -> Optional<T>.Publisher
    func replaceError(with output: Wrapped) -> Optional<Wrapped>.Publisher
    func replaceEmpty(with output: Wrapped) -> Just<Wrapped>
    func retry(_ times: Int) -> Optional<Wrapped>.Publisher
  }
  var publisher: Optional<Wrapped>.Publisher { get }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {
  func removeDuplicates() -> Optional<Wrapped>.Publisher
}
