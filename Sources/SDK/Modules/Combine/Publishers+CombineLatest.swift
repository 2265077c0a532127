// Combine: Publishers.CombineLatest and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
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
      Publishers.CombineLatest(Publishers.CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(
        subscriber: subscriber)
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
      Publishers.CombineLatest(Publishers.CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
