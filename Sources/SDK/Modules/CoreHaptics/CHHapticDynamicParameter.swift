// CoreHaptics: the declarations of CHHapticDynamicParameter.
// Declared as the framework's interface has it, with code of our own.

class CHHapticDynamicParameter: NSObject {
  struct ID: Hashable, RawRepresentable, Sendable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }
  let parameterID: CHHapticDynamicParameter.ID
  var value: Float
  var relativeTime: TimeInterval
  init(parameterID: CHHapticDynamicParameter.ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}
