// swift-clocks (github.com/pointfreeco/swift-clocks): the declarations of TestClock, as its documentation has them.

/// A clock that stands until it is advanced.
final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  struct Instant: InstantProtocol {
    let _offset: Duration

    init(offset: Duration = .zero) { _offset = offset }

    func advanced(by duration: Duration) -> Instant { Instant(offset: _offset + duration) }
    func duration(to other: Instant) -> Duration { other._offset - _offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs._offset < rhs._offset }
    static func == (lhs: Instant, rhs: Instant) -> Bool { lhs._offset == rhs._offset }
    func hash(into hasher: inout Hasher) { hasher.combine(_offset) }
  }

  private(set) var now: Instant
  private(set) var minimumResolution: Duration = .zero

  init(now: Instant = Instant()) { self.now = now }

  // Nobody advances it.
  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    if deadline <= now { return }
    try await ContinuousClock().sleep(for: .seconds(1_000_000))
  }
  func advance(by duration: Duration = .zero) async { now = now.advanced(by: duration) }
  func advance(to deadline: Instant) async { now = deadline }
}

extension TestClock where Duration == Swift.Duration {
  convenience init() { self.init(now: Instant()) }
}
