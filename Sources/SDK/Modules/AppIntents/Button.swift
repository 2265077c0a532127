// AppIntents: the declarations of Button. The intent is the action.
// Declared as the framework's interface has it, with code of our own.

extension Button {
  init<I>(intent: I, @ViewBuilder label: () -> Label) where I: AppIntent {
    self.init(action: { intent._run() }, label: label)
  }
  init(role: ButtonRole?, intent: some AppIntent, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: { intent._run() }, label: label)
  }
}

extension Button where Label == Text {
  init(_ titleKey: LocalizedStringKey, intent: some AppIntent) {
    self.init(titleKey, action: { intent._run() })
  }
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, intent: some AppIntent) {
    self.init(titleResource, action: { intent._run() })
  }
  @_disfavoredOverload init<S>(_ title: S, intent: some AppIntent) where S: StringProtocol {
    self.init(title, action: { intent._run() })
  }
  init(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: some AppIntent) {
    self.init(titleKey, role: role, action: { intent._run() })
  }
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, intent: some AppIntent
  ) {
    self.init(titleResource, role: role, action: { intent._run() })
  }
  @_disfavoredOverload init(_ title: some StringProtocol, role: ButtonRole?, intent: some AppIntent) {
    self.init(title, role: role, action: { intent._run() })
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(titleKey, systemImage: systemImage, role: role, action: { intent._run() })
  }
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(titleResource, systemImage: systemImage, role: role, action: { intent._run() })
  }
  @_disfavoredOverload init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(title, systemImage: systemImage, role: role, action: { intent._run() })
  }
  init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(titleKey, image: image, role: role, action: { intent._run() })
  }
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    intent: some AppIntent
  ) {
    self.init(titleResource, image: image, role: role, action: { intent._run() })
  }
  @_disfavoredOverload init(
    _ title: some StringProtocol, image: ImageResource, role: ButtonRole? = nil, intent: some AppIntent
  ) {
    self.init(title, image: image, role: role, action: { intent._run() })
  }
}
