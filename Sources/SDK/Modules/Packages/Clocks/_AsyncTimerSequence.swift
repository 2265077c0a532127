// swift-clocks (github.com/pointfreeco/swift-clocks): the declarations of _AsyncTimerSequence, as its source has them.

/// The instants of a clock that follow each other at an interval.
struct _AsyncTimerSequence<C: Clock>: AsyncSequence {
  typealias Element = C.Instant

  struct Iterator: AsyncIteratorProtocol {
    let clock: C
    let interval: C.Instant.Duration
    let tolerance: C.Instant.Duration?
    var last: C.Instant?
    var isOver = false

    init(_clock clock: C, _interval interval: C.Instant.Duration, _tolerance tolerance: C.Instant.Duration?) {
      self.clock = clock
      self.interval = interval
      self.tolerance = tolerance
    }

    mutating func next() async -> C.Instant? {
      if isOver { return nil }
      let now = clock.now
      let planned = (last ?? now).advanced(by: interval)
      let next = planned < now ? now.advanced(by: interval) : planned
      do {
        try await clock.sleep(until: next, tolerance: tolerance)
      } catch {
        isOver = true
        return nil
      }
      last = next
      return clock.now
    }
  }

  let _clock: C
  let _interval: C.Instant.Duration
  let _tolerance: C.Instant.Duration?

  init(_clock: C, _interval: C.Instant.Duration, _tolerance: C.Instant.Duration?) {
    self._clock = _clock
    self._interval = _interval
    self._tolerance = _tolerance
  }

  func makeAsyncIterator() -> Iterator {
    Iterator(_clock: _clock, _interval: _interval, _tolerance: _tolerance)
  }
}
