// Combine: the declarations of Publisher.

protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S>(subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

extension Publisher {
  func subscribe<S>(_ subscriber: S) where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
  func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output
  func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure>
  func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Self.Failure>) -> Void,
    receiveValue: @escaping (Self.Output) -> Void
  ) -> AnyCancellable
  func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T>
  func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T>
  func map<T0, T1>(_ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>)
    -> Publishers.MapKeyPath2<Self, T0, T1>
  func map<T0, T1, T2>(
    _ keyPath0: KeyPath<Self.Output, T0>, _ keyPath1: KeyPath<Self.Output, T1>,
    _ keyPath2: KeyPath<Self.Output, T2>
  ) -> Publishers.MapKeyPath3<Self, T0, T1, T2>
  func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T) -> Publishers.TryMap<Self, T>
  func mapError<E>(_ transform: @escaping (Self.Failure) -> E) -> Publishers.MapError<Self, E> where E: Error
  func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T?
  func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T)
    -> Publishers.Scan<Self, T>
  func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T)
    -> Publishers.TryScan<Self, T>
  func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self>
  func tryFilter(_ isIncluded: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFilter<Self>
  func compactMap<T>(_ transform: @escaping (Self.Output) -> T?) -> Publishers.CompactMap<Self, T>
  func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?)
    -> Publishers.TryCompactMap<Self, T>
  func removeDuplicates(by predicate: @escaping (Self.Output, Self.Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  func tryRemoveDuplicates(by predicate: @escaping (Self.Output, Self.Output) throws -> Bool)
    -> Publishers.TryRemoveDuplicates<Self>
  func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self>
  func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self>
  func collect() -> Publishers.Collect<Self>
  func collect(_ count: Int) -> Publishers.CollectByCount<Self>
  func collect<S>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> where S: Scheduler
  func ignoreOutput() -> Publishers.IgnoreOutput<Self>
  func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T)
    -> Publishers.Reduce<Self, T>
  func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T)
    -> Publishers.TryReduce<Self, T>
  func count() -> Publishers.Count<Self>
  func max(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool)
    -> Publishers.Comparison<Self>
  func tryMax(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  func min(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) -> Bool)
    -> Publishers.Comparison<Self>
  func tryMin(by areInIncreasingOrder: @escaping (Self.Output, Self.Output) throws -> Bool)
    -> Publishers.TryComparison<Self>
  func contains(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.ContainsWhere<Self>
  func tryContains(where predicate: @escaping (Self.Output) throws -> Bool)
    -> Publishers.TryContainsWhere<Self>
  func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool) -> Publishers.AllSatisfy<Self>
  func tryAllSatisfy(_ predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self>
  func first() -> Publishers.First<Self>
  func first(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.FirstWhere<Self>
  func tryFirst(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryFirstWhere<Self>
  func last() -> Publishers.Last<Self>
  func last(where predicate: @escaping (Self.Output) -> Bool) -> Publishers.LastWhere<Self>
  func tryLast(where predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryLastWhere<Self>
  func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self>
  func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self>
  func tryDrop(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryDropWhile<Self>
  func drop<P>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
  where P: Publisher, Self.Failure == P.Failure
  func prefix(_ maxLength: Int) -> Publishers.Output<Self>
  func prefix(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.PrefixWhile<Self>
  func tryPrefix(while predicate: @escaping (Self.Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self>
  func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> where P: Publisher
  func output(at index: Int) -> Publishers.Output<Self>
  func output<R>(in range: R) -> Publishers.Output<Self> where R: RangeExpression, R.Bound == Int
  func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P: Publisher, Self.Failure == P.Failure
  func combineLatest<P, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T)
    -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P: Publisher, Self.Failure == P.Failure
  func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.CombineLatest3<Self, P, Q>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure
  func combineLatest<P, Q, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure
  func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where
    P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
    Q.Failure == R.Failure
  func combineLatest<P, Q, R, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where
    P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
    Q.Failure == R.Failure
  func merge(with other: Self) -> Publishers.MergeMany<Self>
  func merge<B>(with b: B) -> Publishers.Merge<Self, B>
  where B: Publisher, Self.Failure == B.Failure, Self.Output == B.Output
  func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, C: Publisher, Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure,
    B.Output == C.Output
  func merge<B, C, D>(with b: B, _ c: C, _ d: D) -> Publishers.Merge4<Self, B, C, D>
  where
    B: Publisher, C: Publisher, D: Publisher, Self.Failure == B.Failure, Self.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure, C.Output == D.Output
  func merge<B, C, D, E>(with b: B, _ c: C, _ d: D, _ e: E) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, Self.Failure == B.Failure,
    Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  func merge<B, C, D, E, F>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F)
    -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, Self.Failure == B.Failure,
    Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
    C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output, E.Failure == F.Failure,
    E.Output == F.Output
  func merge<B, C, D, E, F, G>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
  func merge<B, C, D, E, F, G, H>(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  where
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher,
    Self.Failure == B.Failure, Self.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
    G.Failure == H.Failure, G.Output == H.Output
  func zip<P>(_ other: P) -> Publishers.Zip<Self, P> where P: Publisher, Self.Failure == P.Failure
  func zip<P, T>(_ other: P, _ transform: @escaping (Self.Output, P.Output) -> T)
    -> Publishers.Map<Publishers.Zip<Self, P>, T> where P: Publisher, Self.Failure == P.Failure
  func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure
  func zip<P, Q, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure
  func zip<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R) -> Publishers.Zip4<Self, P, Q, R>
  where
    P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
    Q.Failure == R.Failure
  func zip<P, Q, R, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Self.Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where
    P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
    Q.Failure == R.Failure
  func append(_ elements: Self.Output...)
    -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>>
  func append<S>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Self.Failure>>
  where S: Sequence, Self.Output == S.Element
  func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output
  func prepend(_ elements: Self.Output...)
    -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self>
  func prepend<S>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Self.Failure>, Self>
  where S: Sequence, Self.Output == S.Element
  func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output
  func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P
  )
    -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure
  func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Self.Output == P.Output
  func tryCatch<P>(_ handler: @escaping (Self.Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P: Publisher, Self.Output == P.Output
  func retry(_ retries: Int) -> Publishers.Retry<Self>
  func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
    -> Publishers.AssertNoFailure<Self>
  func debounce<S>(for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.Debounce<Self, S> where S: Scheduler
  func throttle<S>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> Publishers.Throttle<Self, S> where S: Scheduler
  func delay<S>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> where S: Scheduler
  func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Self.Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler
  func measureInterval<S>(using scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.MeasureInterval<Self, S> where S: Scheduler
  func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.ReceiveOn<Self, S>
  where S: Scheduler
  func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil) -> Publishers.SubscribeOn<Self, S>
  where S: Scheduler
  func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Self.Failure>
  ) -> Publishers.Buffer<Self>
  func share() -> Publishers.Share<Self>
  func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output
  func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output
  func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Self.Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self>
  func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
  func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Self.Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self>
  func breakpointOnError() -> Publishers.Breakpoint<Self>
  func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder>
  where Coder: TopLevelEncoder, Self.Output: Encodable
  func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Self.Output == Coder.Input
  var values: AsyncThrowingPublisher<Self> { get }
}

extension Publisher where Self.Failure == Never {
  func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable
  func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root)
    -> AnyCancellable
  func assign(to published: inout Published<Self.Output>.Publisher)
  func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> where E: Error
  func makeConnectable() -> Publishers.MakeConnectable<Self>
  func flatMap<P>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P)
    -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher
  func flatMap<P>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P)
    -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never
  var values: AsyncPublisher<Self> { get }
}

extension Publisher {
  func flatMap<P>(maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Self.Output) -> P)
    -> Publishers.FlatMap<Publishers.SetFailureType<P, Self.Failure>, Self>
  where P: Publisher, P.Failure == Never
}

extension Publisher where Self.Output: Equatable {
  func removeDuplicates() -> Publishers.RemoveDuplicates<Self>
  func contains(_ output: Self.Output) -> Publishers.Contains<Self>
}

extension Publisher where Self.Output: Comparable {
  func max() -> Publishers.Comparison<Self>
  func min() -> Publishers.Comparison<Self>
}

extension Publisher where Self.Output: Publisher, Self.Output.Failure == Self.Failure {
  func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self>
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher {
  func switchToLatest()
    -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>>
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher, Self.Output.Failure == Never {
  func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self>
}

extension Publisher where Self.Output: Publisher, Self.Output.Failure == Never {
  func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Self.Output, Self.Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Self.Output, Self.Failure>>
    >
}
