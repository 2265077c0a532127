// Combine: the declarations of Publishers.
// Declared as the framework's interface has it, with code of our own.

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
    init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { out.send(transform($0)) }
    }
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
      Publishers.Map<Upstream, T>(upstream: upstream) { transform(self.transform($0)) }
    }
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
      Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(self.transform($0)) }
    }
  }
  struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output
    init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { out.send(try transform($0)) }
    }
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
      Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(try self.transform($0)) }
    }
    func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
      Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(self.transform($0)) }
    }
  }
  struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let keyPath: KeyPath<Upstream.Output, Output>
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { out.send($0[keyPath: keyPath]) }
    }
    init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
      self.upstream = upstream
      self.keyPath = keyPath
    }
  }
  struct MapKeyPath2<Upstream, Output0, Output1>: Publisher where Upstream: Publisher {
    typealias Output = (Output0, Output1)
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let keyPath0: KeyPath<Upstream.Output, Output0>
    let keyPath1: KeyPath<Upstream.Output, Output1>
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (Output0, Output1), S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { out.send(($0[keyPath: keyPath0], $0[keyPath: keyPath1])) }
    }
    init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
    }
  }
  struct MapKeyPath3<Upstream, Output0, Output1, Output2>: Publisher where Upstream: Publisher {
    typealias Output = (Output0, Output1, Output2)
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let keyPath0: KeyPath<Upstream.Output, Output0>
    let keyPath1: KeyPath<Upstream.Output, Output1>
    let keyPath2: KeyPath<Upstream.Output, Output2>
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (Output0, Output1, Output2), S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { out.send(($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])) }
    }
    init(
      upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
      keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
    ) {
      self.upstream = upstream
      self.keyPath0 = keyPath0
      self.keyPath1 = keyPath1
      self.keyPath2 = keyPath2
    }
  }
  struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    typealias Output = Upstream.Output
    let upstream: Upstream
    let transform: (Upstream.Failure) -> Failure
    init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }
    init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream, { out.send($0) },
        completion: { completion in
          switch completion {
          case .finished: out.end(.finished)
          case .failure(let error): out.end(.failure(transform(error)))
          }
        })
    }
  }
  struct SetFailureType<Upstream, Failure>: Publisher
  where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    typealias Output = Upstream.Output
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Failure {
      let out = _Out(subscriber)
      out.follow(upstream, { out.send($0) }, completion: { _ in out.end(.finished) })
    }
    func setFailureType<E>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> where E: Error {
      Publishers.SetFailureType<Upstream, E>(upstream: upstream)
    }
  }
  struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output
    init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var result = initialResult
      out.follow(upstream) { value in
        result = nextPartialResult(result, value)
        out.send(result)
      }
    }
  }
  struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let initialResult: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output
    init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let out = _Out(subscriber)
      var result = initialResult
      out.attempt(upstream) { value in
        result = try nextPartialResult(result, value)
        out.send(result)
      }
    }
  }
  struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let initial: Output
    let nextPartialResult: (Output, Upstream.Output) -> Output
    init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var result = initial
      out.follow(
        upstream,
        { result = nextPartialResult(result, $0) },
        finished: {
          out.send(result)
          out.end(.finished)
        })
    }
  }
  struct TryReduce<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let initial: Output
    let nextPartialResult: (Output, Upstream.Output) throws -> Output
    init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let out = _Out(subscriber)
      var result = initial
      out.attempt(
        upstream,
        { result = try nextPartialResult(result, $0) },
        finished: {
          out.send(result)
          out.end(.finished)
        })
    }
  }
  struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let transform: (Upstream.Output) -> Output?
    init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { value in
        if let result = transform(value) { out.send(result) }
      }
    }
    func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
      Publishers.CompactMap<Upstream, T>(upstream: upstream) { self.transform($0).flatMap(transform) }
    }
    func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
      Publishers.CompactMap<Upstream, T>(upstream: upstream) { self.transform($0).map(transform) }
    }
  }
  struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    typealias Failure = any Error
    let upstream: Upstream
    let transform: (Upstream.Output) throws -> Output?
    init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { value in
        if let result = try transform(value) { out.send(result) }
      }
    }
    func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T>
    {
      Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try self.transform($0).flatMap(transform) }
    }
  }
  struct Filter<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool
    init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { value in
        if isIncluded(value) { out.send(value) }
      }
    }
    func filter(_ isIncluded: @escaping (Upstream.Output) -> Bool) -> Publishers.Filter<Upstream> {
      Publishers.Filter<Upstream>(upstream: upstream) { self.isIncluded($0) && isIncluded($0) }
    }
    func tryFilter(_ isIncluded: @escaping (Upstream.Output) throws -> Bool) -> Publishers.TryFilter<Upstream>
    {
      Publishers.TryFilter<Upstream>(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
    }
  }
  struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let isIncluded: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { value in
        if try isIncluded(value) { out.send(value) }
      }
    }
    func filter(_ isIncluded: @escaping (Upstream.Output) -> Bool) -> Publishers.TryFilter<Upstream> {
      Publishers.TryFilter<Upstream>(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
    }
    func tryFilter(_ isIncluded: @escaping (Upstream.Output) throws -> Bool) -> Publishers.TryFilter<Upstream>
    {
      Publishers.TryFilter<Upstream>(upstream: upstream) { try self.isIncluded($0) && isIncluded($0) }
    }
  }
  struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output, Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var last: Upstream.Output?
      out.follow(upstream) { value in
        if let old = last, predicate(old, value) { return }
        last = value
        out.send(value)
      }
    }
  }
  struct TryRemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output, Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      var last: Upstream.Output?
      out.attempt(upstream) { value in
        if let old = last, try predicate(old, value) { return }
        last = value
        out.send(value)
      }
    }
  }
  struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let output: Upstream.Output
    init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var isEmpty = true
      out.follow(
        upstream,
        { value in
          isEmpty = false
          out.send(value)
        },
        finished: {
          if isEmpty { out.send(output) }
          out.end(.finished)
        })
    }
  }
  struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Never
    let upstream: Upstream
    let output: Upstream.Output
    init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
      let out = _Out(subscriber)
      out.follow(
        upstream, { out.send($0) },
        completion: { completion in
          if case .failure = completion { out.send(output) }
          out.end(.finished)
        })
    }
  }
  struct Collect<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var all: [Upstream.Output] = []
      out.follow(
        upstream,
        { all.append($0) },
        finished: {
          out.send(all)
          out.end(.finished)
        })
    }
  }
  struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int
    init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var all: [Upstream.Output] = []
      out.follow(
        upstream,
        { value in
          all.append(value)
          if all.count == count {
            out.send(all)
            all = []
          }
        },
        finished: {
          if !all.isEmpty { out.send(all) }
          out.end(.finished)
        })
    }
  }
  struct CollectByTime<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = [Upstream.Output]
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let strategy: Publishers.TimeGroupingStrategy<Context>
    let options: Context.SchedulerOptions?
    init(
      upstream: Upstream, strategy: Publishers.TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == [Upstream.Output], S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      let seconds: Double
      let most: Int?
      switch strategy {
      case .byTime(_, let stride): (seconds, most) = (stride._seconds, nil)
      case .byTimeOrCount(_, let stride, let count): (seconds, most) = (stride._seconds, count)
      }
      var all: [Upstream.Output] = []
      var round = 0
      func give() {
        round += 1
        if !all.isEmpty { out.send(all) }
        all = []
      }
      out.follow(
        upstream,
        { value in
          all.append(value)
          if all.count == most { return give() }
          if all.count > 1 { return }
          let own = round
          _after(seconds) {
            if own == round { give() }
          }
        },
        finished: {
          give()
          out.end(.finished)
        })
    }
  }
  struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Never
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Never, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { _ in }
    }
  }
  struct Count<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Int
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Int, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var count = 0
      out.follow(
        upstream,
        { _ in count += 1 },
        finished: {
          out.send(count)
          out.end(.finished)
        })
    }
  }
  struct Comparison<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool
    init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var best: Upstream.Output?
      out.follow(
        upstream,
        { value in
          if let old = best, !(areInIncreasingOrder(old, value)) { return }
          best = value
        },
        finished: {
          if let best { out.send(best) }
          out.end(.finished)
        })
    }
  }
  struct TryComparison<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool
    init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      var best: Upstream.Output?
      out.attempt(
        upstream,
        { value in
          if let old = best, !(try areInIncreasingOrder(old, value)) { return }
          best = value
        },
        finished: {
          if let best { out.send(best) }
          out.end(.finished)
        })
    }
  }
  struct Contains<Upstream>: Publisher where Upstream: Publisher, Upstream.Output: Equatable {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let output: Upstream.Output
    init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream,
        { value in
          if value == output {
            out.send(true)
            out.end(.finished)
          }
        },
        finished: {
          out.send(false)
          out.end(.finished)
        })
    }
  }
  struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream,
        { value in
          if predicate(value) {
            out.send(true)
            out.end(.finished)
          }
        },
        finished: {
          out.send(false)
          out.end(.finished)
        })
    }
  }
  struct TryContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(
        upstream,
        { value in
          if try predicate(value) {
            out.send(true)
            out.end(.finished)
          }
        },
        finished: {
          out.send(false)
          out.end(.finished)
        })
    }
  }
  struct AllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream,
        { value in
          if !(predicate(value)) {
            out.send(false)
            out.end(.finished)
          }
        },
        finished: {
          out.send(true)
          out.end(.finished)
        })
    }
  }
  struct TryAllSatisfy<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Bool
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Bool, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(
        upstream,
        { value in
          if !(try predicate(value)) {
            out.send(false)
            out.end(.finished)
          }
        },
        finished: {
          out.send(true)
          out.end(.finished)
        })
    }
  }
  struct First<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { value in
        out.send(value)
        out.end(.finished)
      }
    }
  }
  struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { value in
        if predicate(value) {
          out.send(value)
          out.end(.finished)
        }
      }
    }
  }
  struct TryFirstWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { value in
        if try predicate(value) {
          out.send(value)
          out.end(.finished)
        }
      }
    }
  }
  struct Last<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var last: Upstream.Output?
      out.follow(
        upstream,
        { last = $0 },
        finished: {
          if let last { out.send(last) }
          out.end(.finished)
        })
    }
  }
  struct LastWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var last: Upstream.Output?
      out.follow(
        upstream,
        { value in
          if predicate(value) { last = value }
        },
        finished: {
          if let last { out.send(last) }
          out.end(.finished)
        })
    }
  }
  struct TryLastWhere<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      var last: Upstream.Output?
      out.attempt(
        upstream,
        { value in
          if try predicate(value) { last = value }
        },
        finished: {
          if let last { out.send(last) }
          out.end(.finished)
        })
    }
  }
  struct Drop<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let count: Int
    init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var left = count
      out.follow(upstream) { value in
        if left > 0 { left -= 1 } else { out.send(value) }
      }
    }
  }
  struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var isDropping = true
      out.follow(upstream) { value in
        if isDropping, predicate(value) { return }
        isDropping = false
        out.send(value)
      }
    }
  }
  struct TryDropWhile<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      var isDropping = true
      out.attempt(upstream) { value in
        if isDropping, try predicate(value) { return }
        isDropping = false
        out.send(value)
      }
    }
  }
  struct DropUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher, Upstream.Failure == Other.Failure {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other
    init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var isOpen = false
      out.follow(other, { _ in isOpen = true }, finished: {})
      out.follow(upstream) { value in
        if isOpen { out.send(value) }
      }
    }
  }
  struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let predicate: (Upstream.Output) -> Bool
    init(upstream: Upstream, while predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { value in
        if predicate(value) { out.send(value) } else { out.end(.finished) }
      }
    }
  }
  struct TryPrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let predicate: (Upstream.Output) throws -> Bool
    init(upstream: Upstream, while predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { value in
        if try predicate(value) { out.send(value) } else { out.end(.finished) }
      }
    }
  }
  struct PrefixUntilOutput<Upstream, Other>: Publisher where Upstream: Publisher, Other: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let other: Other
    init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(other, { _ in out.end(.finished) }, completion: { _ in })
      out.follow(upstream) { out.send($0) }
    }
  }
  struct Output<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let range: CountableRange<Int>
    init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      if range.isEmpty { return out.end(.finished) }
      var place = 0
      out.follow(upstream) { value in
        if range.contains(place) { out.send(value) }
        place += 1
        if place >= range.upperBound { out.end(.finished) }
      }
    }
  }
  struct CombineLatest<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
    typealias Output = (A.Output, B.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output), S.Failure == A.Failure {
      let out = _Out(subscriber)
      var aLast: A.Output?
      var bLast: B.Output?
      var left = 2
      func give() {
        if let aLast, let bLast { out.send((aLast, bLast)) }
      }
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(
        a,
        { value in
          aLast = value
          give()
        }, finished: { finish() })
      out.follow(
        b,
        { value in
          bLast = value
          give()
        }, finished: { finish() })
    }
  }
  struct CombineLatest3<A, B, C>: Publisher
  where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
    typealias Output = (A.Output, B.Output, C.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output, C.Output), S.Failure == A.Failure {
      let out = _Out(subscriber)
      var aLast: A.Output?
      var bLast: B.Output?
      var cLast: C.Output?
      var left = 3
      func give() {
        if let aLast, let bLast, let cLast { out.send((aLast, bLast, cLast)) }
      }
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(
        a,
        { value in
          aLast = value
          give()
        }, finished: { finish() })
      out.follow(
        b,
        { value in
          bLast = value
          give()
        }, finished: { finish() })
      out.follow(
        c,
        { value in
          cLast = value
          give()
        }, finished: { finish() })
    }
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
    init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output, C.Output, D.Output), S.Failure == A.Failure {
      let out = _Out(subscriber)
      var aLast: A.Output?
      var bLast: B.Output?
      var cLast: C.Output?
      var dLast: D.Output?
      var left = 4
      func give() {
        if let aLast, let bLast, let cLast, let dLast { out.send((aLast, bLast, cLast, dLast)) }
      }
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(
        a,
        { value in
          aLast = value
          give()
        }, finished: { finish() })
      out.follow(
        b,
        { value in
          bLast = value
          give()
        }, finished: { finish() })
      out.follow(
        c,
        { value in
          cLast = value
          give()
        }, finished: { finish() })
      out.follow(
        d,
        { value in
          dLast = value
          give()
        }, finished: { finish() })
    }
  }
  struct Zip<A, B>: Publisher where A: Publisher, B: Publisher, A.Failure == B.Failure {
    typealias Output = (A.Output, B.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output), S.Failure == A.Failure {
      let out = _Out(subscriber)
      var aAll: [A.Output] = []
      var aEnded = false
      var bAll: [B.Output] = []
      var bEnded = false
      func give() {
        while !aAll.isEmpty, !bAll.isEmpty {
          out.send((aAll.removeFirst(), bAll.removeFirst()))
        }
        if aEnded && aAll.isEmpty || bEnded && bAll.isEmpty { out.end(.finished) }
      }
      out.follow(
        a,
        { value in
          aAll.append(value)
          give()
        },
        finished: {
          aEnded = true
          give()
        })
      out.follow(
        b,
        { value in
          bAll.append(value)
          give()
        },
        finished: {
          bEnded = true
          give()
        })
    }
  }
  struct Zip3<A, B, C>: Publisher
  where A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure {
    typealias Output = (A.Output, B.Output, C.Output)
    typealias Failure = A.Failure
    let a: A
    let b: B
    let c: C
    init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output, C.Output), S.Failure == A.Failure {
      let out = _Out(subscriber)
      var aAll: [A.Output] = []
      var aEnded = false
      var bAll: [B.Output] = []
      var bEnded = false
      var cAll: [C.Output] = []
      var cEnded = false
      func give() {
        while !aAll.isEmpty, !bAll.isEmpty, !cAll.isEmpty {
          out.send((aAll.removeFirst(), bAll.removeFirst(), cAll.removeFirst()))
        }
        if aEnded && aAll.isEmpty || bEnded && bAll.isEmpty || cEnded && cAll.isEmpty { out.end(.finished) }
      }
      out.follow(
        a,
        { value in
          aAll.append(value)
          give()
        },
        finished: {
          aEnded = true
          give()
        })
      out.follow(
        b,
        { value in
          bAll.append(value)
          give()
        },
        finished: {
          bEnded = true
          give()
        })
      out.follow(
        c,
        { value in
          cAll.append(value)
          give()
        },
        finished: {
          cEnded = true
          give()
        })
    }
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
    init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == (A.Output, B.Output, C.Output, D.Output), S.Failure == A.Failure {
      let out = _Out(subscriber)
      var aAll: [A.Output] = []
      var aEnded = false
      var bAll: [B.Output] = []
      var bEnded = false
      var cAll: [C.Output] = []
      var cEnded = false
      var dAll: [D.Output] = []
      var dEnded = false
      func give() {
        while !aAll.isEmpty, !bAll.isEmpty, !cAll.isEmpty, !dAll.isEmpty {
          out.send((aAll.removeFirst(), bAll.removeFirst(), cAll.removeFirst(), dAll.removeFirst()))
        }
        if aEnded && aAll.isEmpty || bEnded && bAll.isEmpty || cEnded && cAll.isEmpty
          || dEnded && dAll.isEmpty
        {
          out.end(.finished)
        }
      }
      out.follow(
        a,
        { value in
          aAll.append(value)
          give()
        },
        finished: {
          aEnded = true
          give()
        })
      out.follow(
        b,
        { value in
          bAll.append(value)
          give()
        },
        finished: {
          bEnded = true
          give()
        })
      out.follow(
        c,
        { value in
          cAll.append(value)
          give()
        },
        finished: {
          cEnded = true
          give()
        })
      out.follow(
        d,
        { value in
          dAll.append(value)
          give()
        },
        finished: {
          dEnded = true
          give()
        })
    }
  }
  struct Merge<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
    typealias Output = A.Output
    typealias Failure = A.Failure
    let a: A
    let b: B
    init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
      let out = _Out(subscriber)
      var left = 2
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(a, { out.send($0) }, finished: { finish() })
      out.follow(b, { out.send($0) }, finished: { finish() })
    }
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
    init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
      let out = _Out(subscriber)
      var left = 3
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(a, { out.send($0) }, finished: { finish() })
      out.follow(b, { out.send($0) }, finished: { finish() })
      out.follow(c, { out.send($0) }, finished: { finish() })
    }
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
    init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
      let out = _Out(subscriber)
      var left = 4
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(a, { out.send($0) }, finished: { finish() })
      out.follow(b, { out.send($0) }, finished: { finish() })
      out.follow(c, { out.send($0) }, finished: { finish() })
      out.follow(d, { out.send($0) }, finished: { finish() })
    }
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
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
      let out = _Out(subscriber)
      var left = 5
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(a, { out.send($0) }, finished: { finish() })
      out.follow(b, { out.send($0) }, finished: { finish() })
      out.follow(c, { out.send($0) }, finished: { finish() })
      out.follow(d, { out.send($0) }, finished: { finish() })
      out.follow(e, { out.send($0) }, finished: { finish() })
    }
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
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
      let out = _Out(subscriber)
      var left = 6
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(a, { out.send($0) }, finished: { finish() })
      out.follow(b, { out.send($0) }, finished: { finish() })
      out.follow(c, { out.send($0) }, finished: { finish() })
      out.follow(d, { out.send($0) }, finished: { finish() })
      out.follow(e, { out.send($0) }, finished: { finish() })
      out.follow(f, { out.send($0) }, finished: { finish() })
    }
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
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
      let out = _Out(subscriber)
      var left = 7
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(a, { out.send($0) }, finished: { finish() })
      out.follow(b, { out.send($0) }, finished: { finish() })
      out.follow(c, { out.send($0) }, finished: { finish() })
      out.follow(d, { out.send($0) }, finished: { finish() })
      out.follow(e, { out.send($0) }, finished: { finish() })
      out.follow(f, { out.send($0) }, finished: { finish() })
      out.follow(g, { out.send($0) }, finished: { finish() })
    }
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
    init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
      self.h = h
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == A.Output, S.Failure == A.Failure {
      let out = _Out(subscriber)
      var left = 8
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(a, { out.send($0) }, finished: { finish() })
      out.follow(b, { out.send($0) }, finished: { finish() })
      out.follow(c, { out.send($0) }, finished: { finish() })
      out.follow(d, { out.send($0) }, finished: { finish() })
      out.follow(e, { out.send($0) }, finished: { finish() })
      out.follow(f, { out.send($0) }, finished: { finish() })
      out.follow(g, { out.send($0) }, finished: { finish() })
      out.follow(h, { out.send($0) }, finished: { finish() })
    }
  }
  struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let publishers: [Upstream]
    init(_ upstream: Upstream...) { publishers = upstream }
    init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
      publishers = Array(upstream)
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var left = publishers.count
      if left == 0 { return out.end(.finished) }
      for publisher in publishers {
        out.follow(
          publisher, { out.send($0) },
          finished: {
            left -= 1
            if left == 0 { out.end(.finished) }
          })
      }
    }
    func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany<Upstream>(publishers + [other])
    }
  }
  struct Concatenate<Prefix, Suffix>: Publisher
  where Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output
  {
    typealias Output = Suffix.Output
    typealias Failure = Suffix.Failure
    let prefix: Prefix
    let suffix: Suffix
    init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Suffix.Output, S.Failure == Suffix.Failure {
      let out = _Out(subscriber)
      out.follow(
        prefix, { out.send($0) },
        finished: { out.follow(suffix) { out.send($0) } })
    }
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
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      self.upstream = upstream
      self.maxPublishers = maxPublishers
      self.transform = transform
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == NewPublisher.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var left = 1
      func finish() {
        left -= 1
        if left == 0 { out.end(.finished) }
      }
      out.follow(
        upstream,
        { value in
          left += 1
          out.follow(transform(value), { out.send($0) }, finished: { finish() })
        }, finished: { finish() })
    }
  }
  struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    typealias Output = P.Output
    typealias Failure = P.Failure
    let upstream: Upstream
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == P.Output, S.Failure == P.Failure {
      let out = _Out(subscriber)
      var turn = 0
      var isInside = false
      var isEnding = false
      out.follow(
        upstream,
        { publisher in
          turn += 1
          isInside = true
          let own = turn
          out.follow(
            publisher,
            { value in
              if own == turn { out.send(value) }
            },
            finished: {
              if own != turn { return }
              isInside = false
              if isEnding { out.end(.finished) }
            })
        },
        finished: {
          isEnding = true
          if !isInside { out.end(.finished) }
        })
    }
  }
  struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    typealias Output = Upstream.Output
    typealias Failure = NewPublisher.Failure
    let upstream: Upstream
    let handler: (Upstream.Failure) -> NewPublisher
    init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == NewPublisher.Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream, { out.send($0) },
        completion: { completion in
          switch completion {
          case .finished: out.end(.finished)
          case .failure(let error): out.follow(handler(error)) { out.send($0) }
          }
        })
    }
  }
  struct TryCatch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    typealias Output = Upstream.Output
    typealias Failure = any Error
    let upstream: Upstream
    let handler: (Upstream.Failure) throws -> NewPublisher
    init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.follow(
        upstream, { out.send($0) },
        completion: { completion in
          switch completion {
          case .finished: out.end(.finished)
          case .failure(let error):
            do { out.attempt(try handler(error)) { out.send($0) } } catch { out.end(.failure(error)) }
          }
        })
    }
  }
  struct Retry<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let retries: Int?
    init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var left = retries
      func attempt() {
        out.follow(
          upstream, { out.send($0) },
          completion: { completion in
            if case .failure = completion, left ?? 1 > 0 {
              left = left.map { $0 - 1 }
              attempt()
            } else {
              out.end(completion)
            }
          })
      }
      attempt()
    }
  }
  struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Never
    let upstream: Upstream
    let prefix: String
    let file: StaticString
    let line: UInt
    init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      self.upstream = upstream
      self.prefix = prefix
      self.file = file
      self.line = line
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Upstream.Output, S.Failure == Never {
      let out = _Out(subscriber)
      out.follow(
        upstream, { out.send($0) },
        completion: { completion in
          if case .failure(let error) = completion { fatalError("\(prefix): \(error)") }
          out.end(.finished)
        })
    }
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
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var turn = 0
      out.follow(upstream) { value in
        turn += 1
        let own = turn
        _after(dueTime._seconds) {
          if own == turn { out.send(value) }
        }
      }
    }
  }
  struct Throttle<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let interval: Context.SchedulerTimeType.Stride
    let scheduler: Context
    let latest: Bool
    init(upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var isWaiting = false
      var kept: Upstream.Output?
      func wait() {
        isWaiting = true
        _after(interval._seconds) {
          isWaiting = false
          guard let value = kept else { return }
          kept = nil
          out.send(value)
          wait()
        }
      }
      out.follow(upstream) { value in
        if !isWaiting {
          out.send(value)
          wait()
        } else if latest || kept == nil {
          kept = value
        }
      }
    }
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
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream, { value in _after(interval._seconds) { out.send(value) } },
        completion: { completion in _after(interval._seconds) { out.end(completion) } })
    }
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
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      var turn = 0
      func wait() {
        turn += 1
        let own = turn
        _after(interval._seconds) {
          if own != turn { return }
          if let customError { out.end(.failure(customError())) } else { out.end(.finished) }
        }
      }
      wait()
      out.follow(upstream) { value in
        wait()
        out.send(value)
      }
    }
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
    init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(
        upstream, { value in scheduler.schedule(options: options) { out.send(value) } },
        completion: { completion in scheduler.schedule(options: options) { out.end(completion) } })
    }
  }
  struct SubscribeOn<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    let scheduler: Context
    let options: Context.SchedulerOptions?
    init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      scheduler.schedule(options: options) { out.follow(upstream) { out.send($0) } }
    }
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
      whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { out.send($0) }
    }
  }
  final class Share<Upstream>: Publisher, Equatable where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    final let upstream: Upstream
    let _outs = _Outs<Upstream.Output, Upstream.Failure>()
    var _isFollowing = false
    var _connection: AnyCancellable?

    /// Ends when nobody is left.
    func _leave() {
      if _outs.all.contains(where: { !$0.isDone }) { return }
      _connection?.cancel()
      _isFollowing = false
    }

    init(upstream: Upstream) {
      self.upstream = upstream
    }
    final func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      _outs.add(out)
      out.whenCancelled = { self._leave() }
      if _isFollowing { return }
      _isFollowing = true
      let outs = _outs
      _connection = upstream.sink(receiveCompletion: { outs.end($0) }, receiveValue: { outs.send($0) })
    }
    static func == (lhs: Publishers.Share<Upstream>, rhs: Publishers.Share<Upstream>) -> Bool {
      lhs === rhs
    }
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
    lazy var _subject: SubjectType = createSubject()
    init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }
    final func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(_subject) { out.send($0) }
    }
    final func connect() -> any Cancellable { upstream.subscribe(_subject) }
  }
  struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let _inner: Publishers.Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>
    init(upstream: Upstream) {
      _inner = Multicast(upstream: upstream) { PassthroughSubject() }
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(_inner) { out.send($0) }
    }
    func connect() -> any Cancellable { _inner.connect() }
  }
  class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let upstream: Upstream
    var _connection: (any Cancellable)?
    init(upstream: Upstream) {
      self.upstream = upstream
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { out.send($0) }
      // Who follows keeps the connection.
      out.whenCancelled = { self._connection?.cancel() }
      if _connection == nil { _connection = upstream.connect() }
    }
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
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.whenCancelled = receiveCancel
      receiveSubscription?(out)
      receiveRequest?(.unlimited)
      out.follow(
        upstream,
        { value in
          receiveOutput?(value)
          out.send(value)
        },
        completion: { completion in
          receiveCompletion?(completion)
          out.end(completion)
        })
    }
  }
  struct Print<Upstream>: Publisher where Upstream: Publisher {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    let prefix: String
    let upstream: Upstream
    let stream: (any TextOutputStream)?
    init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      let start = prefix.isEmpty ? "" : prefix + ": "
      Swift.print("\(start)receive subscription: (\(Upstream.self))")
      Swift.print("\(start)request unlimited")
      out.whenCancelled = { Swift.print("\(start)receive cancel") }
      out.follow(
        upstream,
        { value in
          Swift.print("\(start)receive value: (\(value))")
          out.send(value)
        },
        completion: { completion in
          switch completion {
          case .finished: Swift.print("\(start)receive finished")
          case .failure(let error): Swift.print("\(start)receive error: (\(error))")
          }
          out.end(completion)
        })
    }
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
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }
    func receive<S>(subscriber: S)
    where S: Subscriber, S.Input == Upstream.Output, S.Failure == Upstream.Failure {
      let out = _Out(subscriber)
      out.follow(upstream) { out.send($0) }
    }
  }
  struct Encode<Upstream, Coder>: Publisher
  where Upstream: Publisher, Coder: TopLevelEncoder, Upstream.Output: Encodable {
    typealias Output = Coder.Output
    typealias Failure = any Error
    let upstream: Upstream
    let _coder: Coder
    init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      _coder = encoder
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Coder.Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { out.send(try _coder.encode($0)) }
    }
  }
  struct Decode<Upstream, Output, Coder>: Publisher
  where Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder, Upstream.Output == Coder.Input {
    typealias Failure = any Error
    let upstream: Upstream
    let _coder: Coder
    init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      _coder = decoder
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Output, S.Failure == any Error {
      let out = _Out(subscriber)
      out.attempt(upstream) { out.send(try _coder.decode(Output.self, from: $0)) }
    }
  }
  struct Sequence<Elements, Failure>: Publisher where Elements: Swift.Sequence, Failure: Error {
    typealias Output = Elements.Element
    let sequence: Elements
    init(sequence: Elements) {
      self.sequence = sequence
    }
    func receive<S>(subscriber: S) where S: Subscriber, S.Input == Elements.Element, S.Failure == Failure {
      let out = _Out(subscriber)
      for element in sequence {
        if out.isDone { return }
        out.send(element)
      }
      out.end(.finished)
    }
    func allSatisfy(_ predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
      Result<Bool, Failure>.Publisher(sequence.allSatisfy(predicate))
    }
    func collect() -> Result<[Elements.Element], Failure>.Publisher {
      Result<[Elements.Element], Failure>.Publisher(Array(sequence))
    }
    func compactMap<T>(_ transform: (Elements.Element) -> T?) -> Publishers.Sequence<[T], Failure> {
      Publishers.Sequence<[T], Failure>(sequence: sequence.compactMap(transform))
    }
    func contains(where predicate: (Elements.Element) -> Bool) -> Result<Bool, Failure>.Publisher {
      Result<Bool, Failure>.Publisher(sequence.contains(where: predicate))
    }
    func drop(while predicate: (Elements.Element) -> Bool)
      -> Publishers.Sequence<DropWhileSequence<Elements>, Failure>
    {
      Publishers.Sequence<DropWhileSequence<Elements>, Failure>(sequence: sequence.drop(while: predicate))
    }
    func dropFirst(_ count: Int = 1) -> Publishers.Sequence<DropFirstSequence<Elements>, Failure> {
      Publishers.Sequence<DropFirstSequence<Elements>, Failure>(sequence: sequence.dropFirst(count))
    }
    func filter(_ isIncluded: (Elements.Element) -> Bool) -> Publishers.Sequence<[Elements.Element], Failure>
    {
      Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.filter(isIncluded))
    }
    func ignoreOutput() -> Empty<Elements.Element, Failure> {
      Empty()
    }
    func map<T>(_ transform: (Elements.Element) -> T) -> Publishers.Sequence<[T], Failure> {
      Publishers.Sequence<[T], Failure>(sequence: sequence.map(transform))
    }
    func prefix(_ maxLength: Int) -> Publishers.Sequence<PrefixSequence<Elements>, Failure> {
      Publishers.Sequence<PrefixSequence<Elements>, Failure>(sequence: sequence.prefix(maxLength))
    }
    func prefix(while predicate: (Elements.Element) -> Bool)
      -> Publishers.Sequence<[Elements.Element], Failure>
    {
      Publishers.Sequence<[Elements.Element], Failure>(sequence: sequence.prefix(while: predicate))
    }
    func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T)
      -> Result<T, Failure>.Publisher
    {
      Result<T, Failure>.Publisher(sequence.reduce(initialResult, nextPartialResult))
    }
    func replaceNil<T>(with output: T) -> Publishers.Sequence<[T], Failure> where Elements.Element == T? {
      Publishers.Sequence<[T], Failure>(sequence: sequence.map { $0 ?? output })
    }
    func scan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Elements.Element) -> T)
      -> Publishers.Sequence<[T], Failure>
    {
      var result = initialResult
      return Publishers.Sequence(
        sequence: sequence.map { element in
          result = nextPartialResult(result, element)
          return result
        })
    }
  }
}

extension Publishers.Sequence where Elements.Element: Equatable {
  func removeDuplicates() -> Publishers.Sequence<[Elements.Element], Failure> {
    var kept: [Elements.Element] = []
    for element in sequence where kept.last != element { kept.append(element) }
    return Publishers.Sequence(sequence: kept)
  }
  func contains(_ output: Elements.Element) -> Result<Bool, Failure>.Publisher {
    Result<Bool, Failure>.Publisher(sequence.contains(output))
  }
}

extension Publishers.Sequence where Failure == Never {
  func setFailureType<E>(to error: E.Type) -> Publishers.Sequence<Elements, E> where E: Error {
    Publishers.Sequence<Elements, E>(sequence: sequence)
  }
  func min(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
    -> Optional<Elements.Element>.Publisher
  {
    Optional<Elements.Element>.Publisher(sequence.min(by: areInIncreasingOrder))
  }
  func max(by areInIncreasingOrder: (Elements.Element, Elements.Element) -> Bool)
    -> Optional<Elements.Element>.Publisher
  {
    Optional<Elements.Element>.Publisher(sequence.max(by: areInIncreasingOrder))
  }
  func first(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.first(where: predicate))
  }
}

extension Publishers.Sequence where Elements: Collection, Failure == Never {
  func first() -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.first)
  }
  func output(at index: Elements.Index) -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.indices.contains(index) ? sequence[index] : nil)
  }
}

extension Publishers.Sequence where Elements: Collection {
  func count() -> Result<Int, Failure>.Publisher {
    Result<Int, Failure>.Publisher(sequence.count)
  }
  func output(in range: Range<Elements.Index>) -> Publishers.Sequence<[Elements.Element], Failure> {
    Publishers.Sequence<[Elements.Element], Failure>(sequence: Array(sequence[range]))
  }
}

extension Publishers.Sequence where Elements: RandomAccessCollection, Failure == Never {
  func count() -> Just<Int> {
    Just(sequence.count)
  }
}

extension Publishers.Sequence where Elements: BidirectionalCollection, Failure == Never {
  func last() -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.last)
  }
  func last(where predicate: (Elements.Element) -> Bool) -> Optional<Elements.Element>.Publisher {
    Optional<Elements.Element>.Publisher(sequence.last(where: predicate))
  }
}

extension Publishers.Sequence where Elements: RangeReplaceableCollection {
  func prepend(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    var all = Elements()
    all.append(contentsOf: elements)
    all.append(contentsOf: sequence)
    return Publishers.Sequence<Elements, Failure>(sequence: all)
  }
  func prepend<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Swift.Sequence, Elements.Element == S.Element {
    var all = Elements()
    all.append(contentsOf: elements)
    all.append(contentsOf: sequence)
    return Publishers.Sequence<Elements, Failure>(sequence: all)
  }
  func append(_ elements: Elements.Element...) -> Publishers.Sequence<Elements, Failure> {
    var all = sequence
    all.append(contentsOf: elements)
    return Publishers.Sequence<Elements, Failure>(sequence: all)
  }
  func append<S>(_ elements: S) -> Publishers.Sequence<Elements, Failure>
  where S: Swift.Sequence, Elements.Element == S.Element {
    var all = sequence
    all.append(contentsOf: elements)
    return Publishers.Sequence<Elements, Failure>(sequence: all)
  }
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
