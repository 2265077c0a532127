// SwiftUI: the declarations of DismissAction.
// Declared as the framework's interface has it, with code of our own.

struct DismissAction {
  var _run: () -> Void

  func callAsFunction() { _run() }
  init(_run: @escaping () -> Void = {}) {
    self._run = _run
  }
}
