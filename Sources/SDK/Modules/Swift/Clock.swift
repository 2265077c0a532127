// Swift's standard library: the declarations of Clock.
// Declared as the toolchain's interface has it, with code of our own.

protocol Clock<Duration>: Sendable {
  associatedtype Duration where Self.Duration == Self.Instant.Duration
  associatedtype Instant: InstantProtocol
  var now: Self.Instant { get }
  var minimumResolution: Self.Duration { get }
  func sleep(until deadline: Self.Instant, tolerance: Self.Instant.Duration?) async throws
}

extension Clock {
  func measure(_ work: () throws -> Void) rethrows -> Self.Instant.Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }
  func measure(isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void) async rethrows
    -> Self.Instant.Duration
  {
    let start = now
    try await work()
    return start.duration(to: now)
  }
}

extension Clock {
  func sleep(for duration: Self.Instant.Duration, tolerance: Self.Instant.Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }
}

extension Clock where Self == ContinuousClock {
  static var continuous: ContinuousClock { ContinuousClock() }
}

extension Clock where Self == SuspendingClock {
  static var suspending: SuspendingClock { SuspendingClock() }
}
