// Swift's standard library: the declarations of InstantProtocol.
// Written by Scripts/sdk/declarations.py from the toolchain's interface; run it again after a new toolchain.

protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
  associatedtype Duration: DurationProtocol
  func advanced(by duration: Self.Duration) -> Self
  func duration(to other: Self) -> Self.Duration
}
