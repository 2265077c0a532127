// swift-clocks (github.com/pointfreeco/swift-clocks): the declarations of AnyClock, as its documentation has them.

/// A clock of whatever kind, by its durations.
final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  struct Instant: InstantProtocol {
    let _offset: Duration

    init(_offset: Duration) { self._offset = _offset }

    func advanced(by duration: Duration) -> Instant { Instant(_offset: _offset + duration) }
    func duration(to other: Instant) -> Duration { other._offset - _offset }
    static func < (lhs: Instant, rhs: Instant) -> Bool { lhs._offset < rhs._offset }
    static func == (lhs: Instant, rhs: Instant) -> Bool { lhs._offset == rhs._offset }
    func hash(into hasher: inout Hasher) { hasher.combine(_offset) }
  }

  private let _minimumResolution: () -> Duration
  private let _now: () -> Instant
  private let _sleep: (Instant, Duration?) async throws -> Void

  init<C: Clock>(_ clock: C) where C.Instant.Duration == Duration {
    let start = clock.now
    _now = { Instant(_offset: start.duration(to: clock.now)) }
    _minimumResolution = { clock.minimumResolution }
    _sleep = { try await clock.sleep(until: start.advanced(by: $0._offset), tolerance: $1) }
  }

  var minimumResolution: Duration { _minimumResolution() }
  var now: Instant { _now() }
  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await _sleep(deadline, tolerance)
  }
}
