// SwiftUI: the declarations of RenameAction.
// Declared as the framework's interface has it, with code of our own.

struct RenameAction {
  var _run: () -> Void

  func callAsFunction() { _run() }
  init(_run: @escaping () -> Void = {}) {
    self._run = _run
  }
}
