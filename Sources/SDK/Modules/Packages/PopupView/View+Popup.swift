// PopupView: what it adds to View, as its documentation has it.

extension View {
  func popup<PopupContent: View>(
    isPresented: Binding<Bool>, @ViewBuilder view: @escaping () -> PopupContent,
    customize: @escaping (Popup.PopupTypeParameters) -> Popup.PopupTypeParameters = { $0 }
  ) -> some View {
    _popup(isPresented, customize(Popup.PopupTypeParameters()), view)
      .environment(\.popupDismiss) { isPresented.wrappedValue = false }
  }
  func popup<Item: Equatable, PopupContent: View>(
    item: Binding<Item?>, @ViewBuilder itemView: @escaping (Item) -> PopupContent,
    customize: @escaping (Popup.PopupTypeParameters) -> Popup.PopupTypeParameters = { $0 }
  ) -> some View {
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    let shown = {
      Group {
        if let value = item.wrappedValue { itemView(value) }
      }
    }
    return _popup(isPresented, customize(Popup.PopupTypeParameters()), shown)
      .environment(\.popupDismiss) { item.wrappedValue = nil }
  }

  /// Over the view itself or in a window above, where both are there to be heard; or as a cover.
  @ViewBuilder private func _popup<Shown: View>(
    _ isPresented: Binding<Bool>, _ parameters: Popup.BasePopupParameters, _ shown: @escaping () -> Shown
  ) -> some View {
    if parameters._displayMode == .sheet {
      fullScreenCover(isPresented: isPresented) { parameters._view(shown(), isPresented) }
        .onChange(of: isPresented.wrappedValue) { _, isShown in parameters._tell(isShown) }
    } else {
      overlay {
        if isPresented.wrappedValue { parameters._view(shown(), isPresented) }
      }
      .onChange(of: isPresented.wrappedValue) { _, isShown in parameters._tell(isShown) }
    }
  }
}
