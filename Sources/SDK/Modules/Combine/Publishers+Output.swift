// Combine: Publishers.Output and its like.
// Declared as the framework's interface has it, with code of our own.

extension Publishers {
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
}
