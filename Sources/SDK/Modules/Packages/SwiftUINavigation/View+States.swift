// swift-navigation: alerts and dialogs that a model describes, as its documentation has them.

extension View {
  func alert<Value>(
    _ state: Binding<AlertState<Value>?>, action handler: @escaping (Value?) -> Void
  ) -> some View {
    alert(
      state.wrappedValue.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: state.isPresent(),
      presenting: state.wrappedValue,
      actions: { shown in ForEach(shown.buttons) { Button($0, action: handler) } },
      message: { shown in shown.message.map { Text($0) } })
  }
  func alert<Value: Sendable>(
    _ state: Binding<AlertState<Value>?>, action handler: @escaping @Sendable (Value?) async -> Void
  ) -> some View {
    alert(state, action: { value in Task { await handler(value) } })
  }
  func alert<Value>(_ state: Binding<AlertState<Value>?>) -> some View {
    alert(state, action: { _ in })
  }
  /// As before version 1.
  func alert<Value>(
    unwrapping state: Binding<AlertState<Value>?>, action handler: @escaping (Value?) -> Void
  ) -> some View {
    alert(state, action: handler)
  }
  func alert<Value: Sendable>(
    unwrapping state: Binding<AlertState<Value>?>,
    action handler: @escaping @Sendable (Value?) async -> Void
  ) -> some View {
    alert(state, action: handler)
  }
  func alert<Value>(unwrapping state: Binding<AlertState<Value>?>) -> some View { alert(state) }

  func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping (Value?) -> Void
  ) -> some View {
    confirmationDialog(
      state.wrappedValue.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: state.isPresent(),
      titleVisibility: state.wrappedValue.map { Visibility($0.titleVisibility) } ?? .automatic,
      presenting: state.wrappedValue,
      actions: { shown in ForEach(shown.buttons) { Button($0, action: handler) } },
      message: { shown in shown.message.map { Text($0) } })
  }
  func confirmationDialog<Value: Sendable>(
    _ state: Binding<ConfirmationDialogState<Value>?>,
    action handler: @escaping @Sendable (Value?) async -> Void
  ) -> some View {
    confirmationDialog(state, action: { value in Task { await handler(value) } })
  }
  func confirmationDialog<Value>(_ state: Binding<ConfirmationDialogState<Value>?>) -> some View {
    confirmationDialog(state, action: { _ in })
  }
  func confirmationDialog<Value>(
    unwrapping state: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping (Value?) -> Void
  ) -> some View {
    confirmationDialog(state, action: handler)
  }
  func confirmationDialog<Value>(unwrapping state: Binding<ConfirmationDialogState<Value>?>) -> some View {
    confirmationDialog(state)
  }
}
