// Combine: what timers that publish tick by.

/// What a publisher's timer ticks by: one for all who connect, so that `timer.upstream.connect().cancel()` stops it.
final class _TimerConnection: Cancellable {
  var timer: Timer?

  init() {}

  func cancel() {
    timer?.invalidate()
    timer = nil
  }
}
