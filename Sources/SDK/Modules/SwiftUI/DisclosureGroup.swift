// SwiftUI: the declarations of DisclosureGroup.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
  init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  typealias Body = Never
}

extension DisclosureGroup where Label == Text {
  init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content)
  init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  @_disfavoredOverload init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content)
  @_disfavoredOverload init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol
  @_disfavoredOverload init<S>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  where S: StringProtocol
}
