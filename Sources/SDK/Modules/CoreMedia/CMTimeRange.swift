// CoreMedia: the declarations of CMTimeRange.
// Declared as the framework's interface has it, with code of our own.

struct CMTimeRange: Hashable, Sendable {
  var start: CMTime
  var duration: CMTime
  init() {
    start = .invalid
    duration = .invalid
  }
  init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }
  init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }
  var end: CMTime { start + duration }
  func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}
