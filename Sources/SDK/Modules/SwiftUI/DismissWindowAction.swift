// SwiftUI: the declarations of DismissWindowAction.
// Declared as the framework's interface has it, with code of our own.

struct DismissWindowAction {
  /// What becomes of a window by its name and the value that it shows.
  var _run: (String?, Any?) -> Void

  func callAsFunction() { _run(nil, nil) }

  func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable { _run(nil, value) }
  func callAsFunction(id: String) { _run(id, nil) }
  func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable {
    _run(id, value)
  }
  init(_run: @escaping (String?, Any?) -> Void = { _, _ in }) {
    self._run = _run
  }
}
