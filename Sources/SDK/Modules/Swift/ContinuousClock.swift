// Swift's standard library: the declarations of ContinuousClock.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

struct ContinuousClock: Sendable {
  struct Instant: Sendable {}
  init()
}

extension ContinuousClock.Instant: Codable {
  func encode(to encoder: any Encoder) throws
  init(from decoder: any Decoder) throws
}

extension ContinuousClock: Clock {
  var now: ContinuousClock.Instant { get }
  var minimumResolution: Duration { get }
  static var now: ContinuousClock.Instant { get }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws
  typealias Duration = Duration
}

extension ContinuousClock {
  var systemEpoch: ContinuousClock.Instant { get }
}

extension ContinuousClock.Instant: InstantProtocol {
  static var now: ContinuousClock.Instant { get }
  func advanced(by duration: Duration) -> ContinuousClock.Instant
  func duration(to other: ContinuousClock.Instant) -> Duration
  func hash(into hasher: inout Hasher)
  static func == (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
  static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
  static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
  static func += (lhs: inout ContinuousClock.Instant, rhs: Duration)
  static func - (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
  static func -= (lhs: inout ContinuousClock.Instant, rhs: Duration)
  static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration
  typealias Duration = Duration
  var hashValue: Int { get }
}
