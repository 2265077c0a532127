// Combine: Publishers.Zip and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
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
      Publishers.Zip(Publishers.Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
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
      Publishers.Zip(Publishers.Zip3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        .receive(subscriber: subscriber)
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
