// Engine (github.com/nathantannar4/Engine): the declarations of StateAdapter, as its documentation has them.

/// A state for its content.
struct StateAdapter<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(initialValue: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: initialValue)
    self.content = content
  }

  var body: some View { content($value) }
}
