// SwiftUI: the declarations of DismissSearchAction.
// Declared as the framework's interface has it, with code of our own.

struct DismissSearchAction {
  var _run: () -> Void

  func callAsFunction() { _run() }
  init(_run: @escaping () -> Void = {}) {
    self._run = _run
  }
}
