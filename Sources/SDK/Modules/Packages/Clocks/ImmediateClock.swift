// swift-clocks (github.com/pointfreeco/swift-clocks): the declarations of ImmediateClock, as its documentation has them.

/// A clock that doesn't wait.
final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock {
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

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws { now = deadline }
}

extension ImmediateClock where Duration == Swift.Duration {
  convenience init() { self.init(now: Instant()) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  static var immediate: ImmediateClock<Swift.Duration> { ImmediateClock() }
}
