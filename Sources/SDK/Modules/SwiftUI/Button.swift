// SwiftUI: the declarations of Button.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Button<Label>: View where Label: View {
  init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
  typealias Body = Never
  init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)
}

extension Button where Label == Text {
  init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void)
  @_disfavoredOverload init<S>(_ title: S, action: @escaping () -> Void) where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void)
  @_disfavoredOverload init<S>(_ title: S, role: ButtonRole?, action: @escaping () -> Void)
  where S: StringProtocol
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void)
  @_disfavoredOverload init<S>(_ title: S, systemImage: String, action: @escaping () -> Void)
  where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping () -> Void)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, image: ImageResource, action: @escaping () -> Void)
  @_disfavoredOverload init<S>(_ title: S, image: ImageResource, action: @escaping () -> Void)
  where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void)
  @_disfavoredOverload init<S>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole?,
    action: @escaping () -> Void)
  @_disfavoredOverload init<S>(
    _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping () -> Void) where S: StringProtocol
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  init(_ configuration: PrimitiveButtonStyleConfiguration)
}

extension Button where Label == DefaultButtonLabel {
  init(role: ButtonRole, action: @escaping () -> Void)
}
