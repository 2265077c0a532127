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

extension View {
  func sheet<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(unwrapping: item, onDismiss: onDismiss) { content($0).id($0.wrappedValue[keyPath: id]) }
  }
  @_disfavoredOverload func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    sheet(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }

  func fullScreenCover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(unwrapping: item, onDismiss: onDismiss) { content($0).id($0.wrappedValue[keyPath: id]) }
  }
  @_disfavoredOverload func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    fullScreenCover(item: item, id: \.id, onDismiss: onDismiss, content: content)
  }

  func popover<Item, ID: Hashable, Content: View>(
    item: Binding<Item?>, id: KeyPath<Item, ID>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(unwrapping: item, arrowEdge: arrowEdge) { content($0).id($0.wrappedValue[keyPath: id]) }
  }
  @_disfavoredOverload func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Binding<Item>) -> Content
  ) -> some View {
    popover(item: item, id: \.id, arrowEdge: arrowEdge, content: content)
  }

  @_disfavoredOverload func navigationDestination<Item, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Binding<Item>) -> Destination
  ) -> some View {
    navigationDestination(unwrapping: item, destination: destination)
  }

  func alert<Item, Actions: View, Message: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> Actions,
    @ViewBuilder message: (Item) -> Message
  ) -> some View {
    alert(title: title, unwrapping: item, actions: actions, message: message)
  }
  func alert<Item, Actions: View>(
    item: Binding<Item?>, title: (Item) -> Text, @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    alert(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(),
      presenting: item.wrappedValue, actions: actions)
  }

  func confirmationDialog<Item, Actions: View, Message: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions, @ViewBuilder message: (Item) -> Message
  ) -> some View {
    confirmationDialog(
      title: title, titleVisibility: titleVisibility, unwrapping: item, actions: actions, message: message)
  }
  func confirmationDialog<Item, Actions: View>(
    item: Binding<Item?>, titleVisibility: Visibility = .automatic, title: (Item) -> Text,
    @ViewBuilder actions: (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      item.wrappedValue.map(title) ?? Text(verbatim: ""), isPresented: item.isPresent(),
      titleVisibility: titleVisibility, presenting: item.wrappedValue, actions: actions)
  }
}
