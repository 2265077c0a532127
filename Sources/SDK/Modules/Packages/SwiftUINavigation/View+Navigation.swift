// swiftui-navigation: the declarations of View, as its documentation has them.

extension View {
  /// Keeps the values of a model and of a view equal, from when the view appears.
  func bind<ModelValue: _Bindable, ViewValue: _Bindable>(
    _ modelValue: ModelValue, to viewValue: ViewValue
  ) -> some View where ModelValue.Value == ViewValue.Value, ModelValue.Value: Equatable {
    onAppear { viewValue.wrappedValue = modelValue.wrappedValue }
      .onChange(of: modelValue.wrappedValue) { viewValue.wrappedValue = $0 }
      .onChange(of: viewValue.wrappedValue) { modelValue.wrappedValue = $0 }
  }

  func sheet<Value, Content: View>(
    unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    sheet(isPresented: value.isPresent(), onDismiss: onDismiss) {
      if let $value = Binding(unwrapping: value) { content($value) }
    }
  }

  func fullScreenCover<Value, Content: View>(
    unwrapping value: Binding<Value?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    fullScreenCover(isPresented: value.isPresent(), onDismiss: onDismiss) {
      if let $value = Binding(unwrapping: value) { content($value) }
    }
  }

  func popover<Value, Content: View>(
    unwrapping value: Binding<Value?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) -> some View {
    popover(isPresented: value.isPresent(), arrowEdge: arrowEdge) {
      if let $value = Binding(unwrapping: value) { content($value) }
    }
  }

  func navigationDestination<Value, Destination: View>(
    unwrapping value: Binding<Value?>,
    @ViewBuilder destination: @escaping (Binding<Value>) -> Destination
  ) -> some View {
    navigationDestination(isPresented: value.isPresent()) {
      if let $value = Binding(unwrapping: value) { destination($value) }
    }
  }

  func alert<Value, Actions: View, Message: View>(
    title: (Value) -> Text, unwrapping value: Binding<Value?>,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    alert(
      value.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: value.isPresent(),
      presenting: value.wrappedValue, actions: actions, message: message)
  }

  func confirmationDialog<Value, Actions: View, Message: View>(
    title: (Value) -> Text, titleVisibility: Visibility = .automatic, unwrapping value: Binding<Value?>,
    @ViewBuilder actions: (Value) -> Actions, @ViewBuilder message: (Value) -> Message
  ) -> some View {
    confirmationDialog(
      value.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: value.isPresent(),
      titleVisibility: titleVisibility, presenting: value.wrappedValue, actions: actions, message: message)
  }
}
