// NavigationBackport: what it adds to EnvironmentValues, as its documentation has it.

extension EnvironmentValues {
  private struct PushKey: EnvironmentKey {
    static let defaultValue: (AnyHashable) -> Void = { _ in }
  }

  /// What puts a screen on the stack around.
  var _push: (AnyHashable) -> Void {
    get { self[PushKey.self] }
    set { self[PushKey.self] = newValue }
  }
}
