// NavigationBackport: the declarations of NBNavigationLink, as its documentation has them.

/// A button that puts a screen on the stack.
struct NBNavigationLink<P: Hashable, Label: View>: View {
  private let value: P?
  private let label: Label
  @Environment(\._push) private var push

  init(value: P?, @ViewBuilder label: () -> Label) {
    self.value = value
    self.label = label()
  }

  var body: some View {
    Button {
      if let value { push(value) }
    } label: {
      label
    }
  }
}

extension NBNavigationLink where Label == Text {
  init(_ titleKey: LocalizedStringKey, value: P?) { self.init(value: value) { Text(titleKey) } }
  @_disfavoredOverload init<S: StringProtocol>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
