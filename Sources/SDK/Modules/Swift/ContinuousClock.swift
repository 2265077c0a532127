// Swift's standard library: the declarations of ContinuousClock.
// Declared as the toolchain's interface has it, with code of our own.

struct ContinuousClock: Sendable {
  struct Instant: Sendable {
    let offset: Duration
    init(offset: Duration) { self.offset = offset }
  }
  static var sinceStart: Duration { get }
  static func wait(_ duration: Duration) async throws
  init() {}
}

extension ContinuousClock.Instant: Codable {
  func encode(to encoder: any Encoder) throws
  init(from decoder: any Decoder) throws
}

extension ContinuousClock: Clock {
  var now: ContinuousClock.Instant { ContinuousClock.now }
  var minimumResolution: Duration { .nanoseconds(1) }
  static var now: ContinuousClock.Instant { ContinuousClock.Instant(offset: ContinuousClock.sinceStart) }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws {
    try await ContinuousClock.wait(deadline.offset - ContinuousClock.sinceStart)
  }
  typealias Duration = Swift.Duration
}

extension ContinuousClock {
  var systemEpoch: ContinuousClock.Instant { get }
}

extension ContinuousClock.Instant: InstantProtocol {
  static var now: ContinuousClock.Instant { ContinuousClock.Instant(offset: ContinuousClock.sinceStart) }
  func advanced(by duration: Duration) -> ContinuousClock.Instant {
    ContinuousClock.Instant(offset: offset + duration)
  }
  func duration(to other: ContinuousClock.Instant) -> Duration { other.offset - offset }
  func hash(into hasher: inout Hasher)
  static func == (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
  static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool {
    lhs.offset < rhs.offset
  }
  static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant {
    lhs.advanced(by: rhs)
  }
  static func += (lhs: inout ContinuousClock.Instant, rhs: Duration) { lhs = lhs.advanced(by: rhs) }
  static func - (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant {
    ContinuousClock.Instant(offset: lhs.offset - rhs)
  }
  static func -= (lhs: inout ContinuousClock.Instant, rhs: Duration) { lhs = lhs - rhs }
  static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration {
    lhs.offset - rhs.offset
  }
  typealias Duration = Swift.Duration
  var hashValue: Int { get }
}
