// swift-composable-architecture: what it adds to NavigationLink, as its documentation has it.

extension NavigationLink where Destination == Never {
  init<P>(state: P?, @ViewBuilder label: () -> Label) {
    self.init(
      value: state.map { _StackComponent(id: StackElementID(_number: -1), element: $0) }, label: label)
  }
  init<P>(_ titleKey: LocalizedStringKey, state: P?) where Label == Text {
    self.init(state: state) { Text(titleKey) }
  }
  @_disfavoredOverload init<S: StringProtocol, P>(_ title: S, state: P?) where Label == Text {
    self.init(state: state) { Text(title) }
  }
}
