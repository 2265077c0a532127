// SwiftUI: the declarations of LayoutProperties.
// Declared as the framework's interface has it, with code of our own.

struct LayoutProperties {
  var stackOrientation: Axis?
  init() { stackOrientation = nil }
}
