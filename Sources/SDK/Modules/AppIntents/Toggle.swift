// AppIntents: the declarations of Toggle. The intent is what switching it does.
// Declared as the framework's interface has it, with code of our own.

extension Toggle {
  init<I>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) where I: AppIntent {
    self.init(isOn: Binding(get: { isOn }, set: { _ in intent._run() }), label: label)
  }
}

extension Toggle where Label == Text {
  init(_ titleKey: LocalizedStringKey, isOn: Bool, intent: some AppIntent) {
    self.init(titleKey, isOn: Binding(get: { isOn }, set: { _ in intent._run() }))
  }
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some AppIntent) {
    self.init(titleResource, isOn: Binding(get: { isOn }, set: { _ in intent._run() }))
  }
  @_disfavoredOverload init<S>(_ title: S, isOn: Bool, intent: some AppIntent) where S: StringProtocol {
    self.init(title, isOn: Binding(get: { isOn }, set: { _ in intent._run() }))
  }
}
