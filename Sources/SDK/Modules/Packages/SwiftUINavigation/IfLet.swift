// swiftui-navigation: the declarations of IfLet, as its documentation has them.

/// What is there of an optional, with a binding to it, or else something else.
struct IfLet<Value, IfContent: View, ElseContent: View>: View {
  private let value: Binding<Value?>
  private let ifContent: (Binding<Value>) -> IfContent
  private let elseContent: ElseContent

  init(
    _ value: Binding<Value?>, @ViewBuilder then ifContent: @escaping (Binding<Value>) -> IfContent,
    @ViewBuilder else elseContent: () -> ElseContent
  ) {
    self.value = value
    self.ifContent = ifContent
    self.elseContent = elseContent()
  }

  var body: some View {
    if let $value = Binding(unwrapping: value) { ifContent($value) } else { elseContent }
  }
}

extension IfLet where ElseContent == EmptyView {
  init(_ value: Binding<Value?>, @ViewBuilder then ifContent: @escaping (Binding<Value>) -> IfContent) {
    self.init(value, then: ifContent, else: { EmptyView() })
  }
}
