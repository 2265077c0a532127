// Swift's standard library: the declarations of Clock.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol Clock<Duration>: Sendable {
  associatedtype Duration where Self.Duration == Self.Instant.Duration
  associatedtype Instant: InstantProtocol
  var now: Self.Instant { get }
  var minimumResolution: Self.Duration { get }
  func sleep(until deadline: Self.Instant, tolerance: Self.Instant.Duration?) async throws
}

extension Clock {
  func measure(_ work: () throws -> Void) rethrows -> Self.Instant.Duration
  func measure(isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void) async rethrows
    -> Self.Instant.Duration
}

extension Clock {
  func sleep(for duration: Self.Instant.Duration, tolerance: Self.Instant.Duration? = nil) async throws
}

extension Clock where Self == ContinuousClock {
  static var continuous: ContinuousClock { get }
}

extension Clock where Self == SuspendingClock {
  static var suspending: SuspendingClock { get }
}
