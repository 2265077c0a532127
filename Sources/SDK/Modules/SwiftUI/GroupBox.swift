// SwiftUI: the declarations of GroupBox.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GroupBox<Label, Content>: View where Label: View, Content: View {
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  typealias Body = Never
  init(label: Label, @ViewBuilder content: () -> Content)
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  init(_ configuration: GroupBoxStyleConfiguration)
}

extension GroupBox where Label == EmptyView {
  init(@ViewBuilder content: () -> Content)
}

extension GroupBox where Label == Text {
  init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
}
