// SwiftUI: the declarations of PresentationMode.
// Declared as the framework's interface has it, with code of our own.

struct PresentationMode {
  var isPresented: Bool
  var _run: () -> Void

  init(isPresented: Bool = false, _run: @escaping () -> Void = {}) {
    self.isPresented = isPresented
    self._run = _run
  }

  mutating func dismiss() { _run() }
}
