// ButtonKit: what it adds to EnvironmentValues, as its documentation has it.

extension EnvironmentValues {
  private struct HandlersKey: EnvironmentKey {
    static let defaultValue: [(StateChangedEvent) -> Void] = []
  }

  private struct DisabledKey: EnvironmentKey {
    static let defaultValue = false
  }

  var _asyncButtonHandlers: [(StateChangedEvent) -> Void] {
    get { self[HandlersKey.self] }
    set { self[HandlersKey.self] = newValue }
  }
  var _disabledWhenLoading: Bool {
    get { self[DisabledKey.self] }
    set { self[DisabledKey.self] = newValue }
  }
}
