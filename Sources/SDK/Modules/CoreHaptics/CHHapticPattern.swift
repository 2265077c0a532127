// CoreHaptics: the declarations of CHHapticPattern.
// Declared as the framework's interface has it, with code of our own.

class CHHapticPattern: NSObject {
  init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}
