// swift-clocks (github.com/pointfreeco/swift-clocks): what it adds to EnvironmentValues, as its documentation has it.

import SwiftUI

extension EnvironmentValues {
  private enum ContinuousClockKey: EnvironmentKey {
    static let defaultValue: any Clock<Duration> = ContinuousClock()
  }

  private enum SuspendingClockKey: EnvironmentKey {
    static let defaultValue: any Clock<Duration> = SuspendingClock()
  }

  var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
  var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}
