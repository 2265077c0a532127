// Combine: Publishers.Drop and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
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
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
