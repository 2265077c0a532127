// PopupView: what it adds to EnvironmentValues, as its documentation has it.

extension EnvironmentValues {
  private struct DismissKey: EnvironmentKey {
    static let defaultValue: SendableClosure? = nil
  }

  var popupDismiss: SendableClosure? {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
