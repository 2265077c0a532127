// SwiftUI: the declarations of PresentationMode.
// Declared as the framework's interface has it, with code of our own.

struct PresentationMode {
  var isPresented = false
  var _run: () -> Void = {}

  mutating func dismiss() { _run() }
}
