// ButtonKit: the declarations of AsyncButtonState, as its documentation has them.

enum AsyncButtonState {
  case started(Task<Void, Never>)
  case ended(AsyncButtonCompletion)

  var isLoading: Bool {
    if case .started = self { true } else { false }
  }
  var error: Error? {
    if case .ended(.errored(let error, _)) = self { error } else { nil }
  }
  func cancel() {
    if case .started(let task) = self { task.cancel() }
  }
}
