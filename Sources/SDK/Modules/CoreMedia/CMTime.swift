// CoreMedia: the declarations of CMTime.
// Declared as the framework's interface has it, with code of our own.

struct CMTime: Hashable, Comparable, Sendable {
  var value: CMTimeValue
  var timescale: CMTimeScale
  var flags: CMTimeFlags
  var epoch: CMTimeEpoch
  init() {
    self.init(value: 0, timescale: 0, flags: [], epoch: 0)
  }
  init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }
  init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }
  init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(
      value: CMTimeValue((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }
  static let zero = CMTime(value: 0, timescale: 1)
  static let invalid = CMTime()
  static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
  var isValid: Bool { flags.contains(.valid) }
  var isIndefinite: Bool { flags.contains(.indefinite) }
  var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
  var isNegativeInfinity: Bool { flags.contains(.negativeInfinity) }
  var isNumeric: Bool { flags == .valid }
  var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }
  static func == (lhs: CMTime, rhs: CMTime) -> Bool {
    lhs.isNumeric && rhs.isNumeric ? lhs.seconds == rhs.seconds : lhs.flags == rhs.flags
  }
  static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
  static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds + rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
  }
  static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(seconds: lhs.seconds - rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
  }
  func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : 0) }
}
