// SwiftUI: the declarations of Menu.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Menu<Label, Content>: View where Label: View, Content: View {
  typealias Body = Never
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
  where Label == Text
  @_disfavoredOverload init<S>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text, S: StringProtocol
  init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)
  init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
  where Label == Text
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void) where Label == Text
  @_disfavoredOverload init<S>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
  where Label == Text, S: StringProtocol
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol
  init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void)
  init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
  where S: StringProtocol
  init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void)
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  init(_ configuration: MenuStyleConfiguration)
}
