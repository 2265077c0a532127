// Combine: Publishers.Map and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
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
}
