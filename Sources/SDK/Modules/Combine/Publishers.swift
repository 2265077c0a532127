// Combine: the declarations of Publishers.

enum Publishers {
  enum PrefetchStrategy: Equatable, Hashable, Sendable {
    case keepFull
    case byRequest
  }
  enum BufferingStrategy<Failure> where Failure: Error {
    case dropNewest
    case dropOldest
    case customError(() -> Failure)
  }
  enum TimeGroupingStrategy<Context> where Context: Scheduler {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
  struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output
    init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T>
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T>
  }
  struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output
    init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T>
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T>
  }
  struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let keyPath: KeyPath<Upstream.Output, Output>
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure
  }
  struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {
    typealias Output = (Output0, Output1)
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let keyPath0: KeyPath<Upstream.Output, Output0>
    let keyPath1: KeyPath<Upstream.Output, Output1>
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (Output0, Output1), S.Failure == Upstream.Failure
  }
  struct MapKeyPath3<Upstream, Output0, Output1, Output2>: Publisher where Upstream: Publisher {
    typealias Output = (Output0, Output1, Output2)
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let keyPath0: KeyPath<Upstream.Output, Output0>
    let keyPath1: KeyPath<Upstream.Output, Output1>
    let keyPath2: KeyPath<Upstream.Output, Output2>
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (Output0, Output1, Output2), S.Failure == Upstream.Failure
  }
  struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    typealias Output = Upstream.Output
    let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure
    init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure)
    init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure
  }
  struct SetFailureType<Upstream, Failure>: Publisher
  where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    typealias Output = Upstream.Output
    let upstream: Upstream
    init(upstream: Upstream)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure
    func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error
  }
  struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output
    init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure
  }
  struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output
    init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error
  }
  struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initial: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output
    init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure
  }
  struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let initial: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output
    init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error
  }
  struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output?
    init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T>
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T>
  }
  struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output?
    init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error
    func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T>
  }
  struct Filter<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool
    init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
    func filter(_ isIncluded: @escaping (Upstream.Output) -> Bool) -> Publishers.Filter<Upstream>
    func tryFilter(_ isIncluded: @escaping (Upstream.Output) throws -> Bool) -> Publishers.TryFilter<Upstream>
  }
  struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error
    func filter(_ isIncluded: @escaping (Upstream.Output) -> Bool) -> Publishers.TryFilter<Upstream>
    func tryFilter(_ isIncluded: @escaping (Upstream.Output) throws -> Bool) -> Publishers.TryFilter<Upstream>
  }
  struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output, Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output, Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error
  }
  struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let output: Upstream.Output
    init(upstream: Upstream, output: Upstream.Output)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Never
    let upstream: Upstream
    let output: Upstream.Output
    init(upstream: Upstream, output: Upstream.Output)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never
  }
  struct Collect<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure
  }
  struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int
    init(upstream: Upstream, count: Int)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure
  }
  struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let strategy: Publishers.TimeGroupingStrategy<Context>
    let options: Context.SchedulerOptions?
    init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure
  }
  struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Never
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Never, S.Failure == Upstream.Failure
  }
  struct Count<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Int
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Upstream.Failure
  }
  struct Comparison<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool
    init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool
    init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error
  }
  struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let output: Upstream.Output
    init(upstream: Upstream, output: Upstream.Output)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure
  }
  struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure
  }
  struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error
  }
  struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure
  }
  struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error
  }
  struct First<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error
  }
  struct Last<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error
  }
  struct Drop<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int
    init(upstream: Upstream, count: Int)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error
  }
  struct DropUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other
    init(upstream: Upstream, other: Other)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, while predicate: @escaping (Upstream.Output) -> Bool)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, while predicate: @escaping (Upstream.Output) throws -> Bool)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error
  }
  struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other
    init(upstream: Upstream, other: Other)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct Output<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let range: CountableRange<Int>
    init(upstream: Upstream, range: CountableRange<Int>)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
    typealias Output = (A.Output, B.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    init(_ a: A, _ b: B)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output), S.Failure == A.Failure
  }
  struct CombineLatest3<A, B, C>: Publisher
  where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
    typealias Output = (A.Output, B.Output, C.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    init(_ a: A, _ b: B, _ c: C)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output, C.Output), S.Failure == A.Failure
  }
  struct CombineLatest4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure
  {
    typealias Output = (A.Output, B.Output, C.Output, D.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    let d: D
    init(_ a: A, _ b: B, _ c: C, _ d: D)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output, C.Output, D.Output), S.Failure == A.Failure
  }
  struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
    typealias Output = (A.Output, B.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    init(_ a: A, _ b: B)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output), S.Failure == A.Failure
  }
  struct Zip3<A, B, C>: Publisher
  where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
    typealias Output = (A.Output, B.Output, C.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    init(_ a: A, _ b: B, _ c: C)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output, C.Output), S.Failure == A.Failure
  }
  struct Zip4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure
  {
    typealias Output = (A.Output, B.Output, C.Output, D.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    let d: D
    init(_ a: A, _ b: B, _ c: C, _ d: D)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output, C.Output, D.Output), S.Failure == A.Failure
  }
  struct Merge<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let a: A
    let b: B
    init(_ a: A, _ b: B)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure
  }
  struct Merge3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output
  {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    init(_ a: A, _ b: B, _ c: C)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure
  }
  struct Merge4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
  {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    let d: D
    init(_ a: A, _ b: B, _ c: C, _ d: D)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure
  }
  struct Merge5<A, B, C, D, E>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, A.Failure == B.Failure,
    A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    let d: D
    let e: E
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure
  }
  struct Merge6<A, B, C, D, E, F>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher,
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output
  {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    let d: D
    let e: E
    let f: F
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure
  }
  struct Merge7<A, B, C, D, E, F, G>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
  {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    let d: D
    let e: E
    let f: F
    let g: G
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure
  }
  struct Merge8<A, B, C, D, E, F, G, H>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher, A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
    G.Failure == H.Failure, G.Output == H.Output
  {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    let d: D
    let e: E
    let f: F
    let g: G
    let h: H
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure
  }
  struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let publishers: [Upstream]
    init(_ upstream: Upstream...)
    init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
    func merge(with other: Upstream) -> Publishers.MergeMany<Upstream>
  }
  struct Concatenate<Prefix, Suffix>: Publisher
  where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output
  {
    typealias Output = Suffix.Output
    typealias Failure = Suffix.Failure
    let prefix: Prefix
    let suffix: Suffix
    init(prefix: Prefix, suffix: Suffix)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Suffix.Output, S.Failure == Suffix.Failure
  }
  struct FlatMap<NewPublisher, Upstream>: Publisher
  where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
    typealias Output = NewPublisher.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let maxPublishers: Subscribers.Demand
    let transform: (Upstream.Output) -> NewPublisher
    init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == NewPublisher.Output, S.Failure == Upstream.Failure
  }
  struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    typealias Output = P.Output
    typealias Failure = P.Failure
    let upstream: Upstream
    init(upstream: Upstream)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == P.Output, S.Failure == P.Failure
  }
  struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    typealias Output = Upstream.Output
    typealias Failure = NewPublisher.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher
    init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == NewPublisher.Failure
  }
  struct TryCatch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let handler: (Upstream.Failure) throws -> NewPublisher
    init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error
  }
  struct Retry<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let retries: Int?
    init(upstream: Upstream, retries: Int?)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Never
    let upstream: Upstream
    let prefix: String
    let file: StaticString
    let line: UInt
    init(upstream: Upstream, prefix: String, file: StaticString, line: UInt)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never
  }
  struct Debounce<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let dueTime: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?
    init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let latest: Bool
    init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let tolerance: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?
    init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct Timeout<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let options: Context.SchedulerOptions?
    let customError: (() -> Upstream.Failure)?
    init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct MeasureInterval<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Context.SchedulerTimeType.Stride
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    init(upstream: Upstream, scheduler: Context)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Context.SchedulerTimeType.Stride, S.Failure == Upstream.Failure
  }
  struct ReceiveOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?
    init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?
    init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct Buffer<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let size: Int
    let prefetch: Publishers.PrefetchStrategy
    let whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    init(
      upstream: Upstream, size: Int, prefetch: Publishers.PrefetchStrategy,
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    final let upstream: Upstream
    init(upstream: Upstream)
    final func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
    static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool
  }
  final class Multicast<Upstream, SubjectType>: ConnectablePublisher
  where
    Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
    Upstream.Output == SubjectType.Output
  {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    final let upstream: Upstream
    final let createSubject: () -> SubjectType
    init(upstream: Upstream, createSubject: @escaping () -> SubjectType)
    final func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
    final func connect() -> any Cancellable
  }
  struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    init(upstream: Upstream)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
    func connect() -> any Cancellable
  }
  class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let receiveSubscription: ((any Subscription) -> Void)?
    let receiveOutput: ((Upstream.Output) -> Void)?
    let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    let receiveCancel: (() -> Void)?
    let receiveRequest: ((Subscribers.Demand) -> Void)?
    init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
      receiveRequest: ((Subscribers.Demand) -> Void)?)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct Print<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let prefix: String
    let upstream: Upstream
    let stream: (any TextOutputStream)?
    init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let receiveSubscription: ((any Subscription) -> Bool)?
    let receiveOutput: ((Upstream.Output) -> Bool)?
    let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
    init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)?,
      receiveOutput: ((Upstream.Output) -> Bool)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?)
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure
  }
  struct Encode<Upstream, Coder>: Publisher
  where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
    typealias Output = Coder.Output
    typealias Failure = any Error
    let upstream: Upstream
    init(upstream: Upstream, encoder: Coder)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Coder.Output, S.Failure == any Error
  }
  struct Decode<Upstream, Output, Coder>: Publisher
  where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
    typealias Failure = any Error
    let upstream: Upstream
    init(upstream: Upstream, decoder: Coder)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error
  }
  struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    typealias Output = Elements.Element
    let sequence: Elements
    init(sequence: Elements)
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Elements.Element, S.Failure == Failure
    func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher
    func collect() -> Result<[Elements.Element], Failure>.Publisher
    func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure>
    func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher
    func drop(while predicate: (Elements.Element) -> Bool)
      -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
    func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure>
    func filter(_ isIncluded: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure>
    func ignoreOutput() -> Empty<Elements.Element, Failure>
    func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure>
    func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure>
    func prefix(while predicate: (Elements.Element) -> Bool)
      -> Publishers.Sequence<[Elements.Element], Failure>
    func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T)
      -> Result<T, Failure>.Publisher
    func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T?
    func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T)
      -> Publishers.Sequence<[T], Failure>
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure>
  func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher
}

extension Publishers.Sequence where Failure == Never {
  func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error
  func min(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
    -> Optional<Elements.Element>.Publisher
  func max(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
    -> Optional<Elements.Element>.Publisher
  func first(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  func first() -> Optional<Elements.Element>.Publisher
  func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher
}

extension Publishers.Sequence where Elements: Collection {
  func count() -> Result<Int, Failure>.Publisher
  func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure>
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  func count() -> Just<Int>
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  func last() -> Optional<Elements.Element>.Publisher
  func last(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure>
  func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Swift.Sequence, Elements.Element == S.Element
  func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure>
  func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Swift.Sequence, Elements.Element == S.Element
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.Count: Equatable where Upstream: Equatable {}
extension Publishers.First: Equatable where Upstream: Equatable {}
extension Publishers.Last: Equatable where Upstream: Equatable {}
extension Publishers.Drop: Equatable where Upstream: Equatable {}
extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
extension Publishers.Retry: Equatable where Upstream: Equatable {}
extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}
extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
