// swift-navigation: the declarations of WithState, as its documentation has them.

/// A view of a state that is kept for it: in previews.
struct WithState<Value, Content>: View where Content: View {
  @State var value: Value
  @ViewBuilder let content: (Binding<Value>) -> Content

  init(initialValue value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }
  var body: some View { content($value) }
}
