// CoreHaptics: the declarations of CHHapticEventParameter.
// Declared as the framework's interface has it, with code of our own.

class CHHapticEventParameter: NSObject {
  let parameterID: CHHapticEvent.ParameterID
  var value: Float
  init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}
