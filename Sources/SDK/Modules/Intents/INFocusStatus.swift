// Intents: the declarations of INFocusStatus.
// Declared as the framework's interface has it, with code of our own.

class INFocusStatus: NSObject {
  let isFocused: Bool?
  init(isFocused: Bool?) { self.isFocused = isFocused }
}
