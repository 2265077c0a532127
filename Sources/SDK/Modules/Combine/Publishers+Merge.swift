// Combine: Publishers.Merge and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
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
      Publishers.MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
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
      Publishers.MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        .receive(subscriber: subscriber)
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
      Publishers.MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
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
      Publishers.MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
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
      Publishers.MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
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
      Publishers.MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
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
      Publishers.MergeMany([
        a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(),
        d.eraseToAnyPublisher(), e.eraseToAnyPublisher(), f.eraseToAnyPublisher(),
        g.eraseToAnyPublisher(), h.eraseToAnyPublisher(),
      ]).receive(subscriber: subscriber)
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
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
