// swift-composable-architecture: alerts and dialogs that a store holds, as its documentation has them.

extension View {
  func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    return alert(
      store.map { Text($0.state.title) } ?? Text(verbatim: ""), isPresented: item.isPresent(),
      presenting: store?.state,
      actions: { shown in
        ForEach(shown.buttons) { button in
          Button(button) { if let action = $0 { store?.send(action) } }
        }
      },
      message: { shown in shown.message.map { Text($0) } })
  }

  func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    return confirmationDialog(
      store.map { Text($0.state.title) } ?? Text(verbatim: ""), isPresented: item.isPresent(),
      titleVisibility: store.map { Visibility($0.state.titleVisibility) } ?? .automatic,
      presenting: store?.state,
      actions: { shown in
        ForEach(shown.buttons) { button in
          Button(button) { if let action = $0 { store?.send(action) } }
        }
      },
      message: { shown in shown.message.map { Text($0) } })
  }
}
