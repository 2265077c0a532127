// SwiftUI: the declarations of RefreshAction.
// Declared as the framework's interface has it, with code of our own.

struct RefreshAction {
  var _run: () async -> Void

  func callAsFunction() async { await _run() }
  init(_run: @escaping () async -> Void = {}) {
    self._run = _run
  }
}
