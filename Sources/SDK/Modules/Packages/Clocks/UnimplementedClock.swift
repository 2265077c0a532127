// swift-clocks (github.com/pointfreeco/swift-clocks): the declarations of UnimplementedClock, as its documentation has them.

/// A clock that a test doesn't expect to be asked.
struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  typealias Instant = AnyClock<Duration>.Instant

  private let base: AnyClock<Duration>

  init<C: Clock>(
    _ base: C, name: String = "", fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where C.Duration == Duration { self.base = AnyClock(base) }
  init(
    name: String = "Clock", now: ImmediateClock<Duration>.Instant = ImmediateClock<Duration>.Instant(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) { self.base = AnyClock(ImmediateClock<Duration>(now: now)) }

  var now: Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

extension UnimplementedClock where Duration == Swift.Duration {
  init(name: String = "Clock") { self.init(name: name, now: ImmediateClock<Swift.Duration>.Instant()) }
}
