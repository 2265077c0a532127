// CoreHaptics: the declarations of CHHapticEvent.
// Declared as the framework's interface has it, with code of our own.

class CHHapticEvent: NSObject {
  struct EventType: Hashable, RawRepresentable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let hapticTransient = EventType(rawValue: "HapticTransient")
    static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    static let audioContinuous = EventType(rawValue: "AudioContinuous")
  }
  struct ParameterID: Hashable, RawRepresentable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    static let attackTime = ParameterID(rawValue: "AttackTime")
    static let decayTime = ParameterID(rawValue: "DecayTime")
    static let releaseTime = ParameterID(rawValue: "ReleaseTime")
  }
  let type: CHHapticEvent.EventType
  let eventParameters: [CHHapticEventParameter]
  var relativeTime: TimeInterval
  var duration: TimeInterval
  init(
    eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    duration = 0
  }
  init(
    eventType type: CHHapticEvent.EventType, parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval, duration: TimeInterval
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}
