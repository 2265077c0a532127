// SwiftUI: the declarations of _ShownAlert.
// Declared as the framework's interface has it, with code of our own.

/// An alert or an action sheet of UIKit's that is shown.
struct _ShownAlert: View {
  let alert: UIAlertController

  var body: some View {
    let isShown = Binding(get: { true }, set: { _ in })
    if alert.preferredStyle == .alert {
      Color.clear.alert(alert.title ?? "", isPresented: isShown) {
        fields
        buttons
      } message: {
        message
      }
    } else {
      Color.clear.confirmationDialog(
        alert.title ?? "", isPresented: isShown,
        titleVisibility: alert.title == nil ? .hidden : .visible
      ) {
        buttons
      } message: {
        message
      }
    }
  }

  @ViewBuilder var message: some View {
    if let message = alert.message { Text(message) }
  }

  @ViewBuilder var fields: some View {
    ForEach(Array((alert.textFields ?? []).enumerated()), id: \.offset) { _, field in
      TextField(
        field.placeholder ?? "", text: Binding(get: { field.text ?? "" }, set: { field._edit($0) }))
    }
  }

  @ViewBuilder var buttons: some View {
    ForEach(Array(alert.actions.enumerated()), id: \.offset) { _, action in
      Button(action.title ?? "", role: role(of: action)) { alert._choose(action) }
        .disabled(!action.isEnabled)
    }
  }

  func role(of action: UIAlertAction) -> ButtonRole? {
    switch action.style {
    case .cancel: .cancel
    case .destructive: .destructive
    default: nil
    }
  }
}
