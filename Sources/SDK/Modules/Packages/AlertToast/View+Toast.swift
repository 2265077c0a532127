// AlertToast: what it adds to View, as its documentation has it.

extension View {
  /// Over the view for as long as the binding says so.
  func toast(
    isPresenting: Binding<Bool>, duration: Double = 2, tapToDismiss: Bool = true, offsetY: CGFloat = 0,
    alert: @escaping () -> AlertToast, onTap: (() -> Void)? = nil, completion: (() -> Void)? = nil
  ) -> some View {
    overlay {
      if isPresenting.wrappedValue {
        let toast = alert()
        toast
          .onTapGesture {
            onTap?()
            if tapToDismiss && toast.type != .loading { isPresenting.wrappedValue = false }
          }
          .onDisappear { completion?() }
      }
    }
  }
  func toast<Item: Identifiable>(
    item: Binding<Item?>, duration: Double = 2, tapToDismiss: Bool = true, offsetY: CGFloat = 0,
    alert: @escaping (Item?) -> AlertToast, onTap: (() -> Void)? = nil, completion: (() -> Void)? = nil
  ) -> some View {
    toast(
      isPresenting: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      duration: duration, tapToDismiss: tapToDismiss, offsetY: offsetY,
      alert: { alert(item.wrappedValue) }, onTap: onTap, completion: completion)
  }
}
