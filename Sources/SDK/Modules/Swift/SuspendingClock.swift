// Swift's standard library: the declarations of SuspendingClock.
// Declared as the toolchain's interface has it, with code of our own.

struct SuspendingClock: Sendable {
  struct Instant: Sendable {
    let offset: Duration
    init(offset: Duration) { self.offset = offset }
  }
  static var sinceStart: Duration { get }
  static func wait(_ duration: Duration) async throws
  init() {}
}

extension SuspendingClock.Instant: Codable {
  func encode(to encoder: any Encoder) throws
  init(from decoder: any Decoder) throws
}

extension SuspendingClock: Clock {
  var now: SuspendingClock.Instant { SuspendingClock.now }
  static var now: SuspendingClock.Instant { Instant(offset: sinceStart) }
  var minimumResolution: Duration { .nanoseconds(1) }
  func sleep(until deadline: SuspendingClock.Instant, tolerance: Duration? = nil) async throws {
    try await SuspendingClock.wait(deadline.offset - SuspendingClock.sinceStart)
  }
  typealias Duration = Swift.Duration
}

extension SuspendingClock {
  var systemEpoch: SuspendingClock.Instant { get }
}

extension SuspendingClock.Instant: InstantProtocol {
  static var now: SuspendingClock.Instant { Instant(offset: sinceStart) }
  func advanced(by duration: Duration) -> SuspendingClock.Instant {
    SuspendingClock.Instant(offset: offset + duration)
  }
  func duration(to other: SuspendingClock.Instant) -> Duration { other.offset - offset }
  func hash(into hasher: inout Hasher)
  static func == (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool
  static func < (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool {
    lhs.offset < rhs.offset
  }
  static func + (lhs: SuspendingClock.Instant, rhs: Duration) -> SuspendingClock.Instant {
    lhs.advanced(by: rhs)
  }
  static func += (lhs: inout SuspendingClock.Instant, rhs: Duration) { lhs = lhs.advanced(by: rhs) }
  static func - (lhs: SuspendingClock.Instant, rhs: Duration) -> SuspendingClock.Instant {
    SuspendingClock.Instant(offset: lhs.offset - rhs)
  }
  static func -= (lhs: inout SuspendingClock.Instant, rhs: Duration) { lhs = lhs - rhs }
  static func - (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Duration {
    lhs.offset - rhs.offset
  }
  typealias Duration = Swift.Duration
  var hashValue: Int { get }
}
