// Swift's standard library: the declarations of SuspendingClock.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct SuspendingClock: Sendable {
  struct Instant: Sendable {}
  init()
}

extension SuspendingClock.Instant: Codable {
  func encode(to encoder: any Encoder) throws
  init(from decoder: any Decoder) throws
}

extension SuspendingClock: Clock {
  var now: SuspendingClock.Instant { get }
  static var now: SuspendingClock.Instant { get }
  var minimumResolution: Duration { get }
  func sleep(until deadline: SuspendingClock.Instant, tolerance: Duration? = nil) async throws
  typealias Duration = Duration
}

extension SuspendingClock {
  var systemEpoch: SuspendingClock.Instant { get }
}

extension SuspendingClock.Instant: InstantProtocol {
  static var now: SuspendingClock.Instant { get }
  func advanced(by duration: Duration) -> SuspendingClock.Instant
  func duration(to other: SuspendingClock.Instant) -> Duration
  func hash(into hasher: inout Hasher)
  static func == (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool
  static func < (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool
  static func + (lhs: SuspendingClock.Instant, rhs: Duration) -> SuspendingClock.Instant
  static func += (lhs: inout SuspendingClock.Instant, rhs: Duration)
  static func - (lhs: SuspendingClock.Instant, rhs: Duration) -> SuspendingClock.Instant
  static func -= (lhs: inout SuspendingClock.Instant, rhs: Duration)
  static func - (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Duration
  typealias Duration = Duration
  var hashValue: Int { get }
}
