// SwiftUI: the declarations of _AccessibilityName.
// Declared as the framework's interface has it, with code of our own.

/// An argument of a key that is a color's name.
struct _AccessibilityName {
  let color: Color
  init(color: Color) {
    self.color = color
  }
}
