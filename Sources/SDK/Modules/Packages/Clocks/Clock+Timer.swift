// swift-clocks (github.com/pointfreeco/swift-clocks): what it adds to Clock, as its documentation has it.

extension Clock where Duration: DurationProtocol & Hashable {
  func timer(interval: Duration, tolerance: Duration? = nil) -> _AsyncTimerSequence<AnyClock<Duration>> {
    _AsyncTimerSequence(_clock: AnyClock(self), _interval: interval, _tolerance: tolerance)
  }
}
