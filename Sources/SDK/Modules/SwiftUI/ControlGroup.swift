// SwiftUI: the declarations of ControlGroup.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ControlGroup<Content>: View where Content: View {
  init(@ViewBuilder content: () -> Content)
  typealias Body = Never
  init<C, L>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L>, C: View, L: View
  init<C>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View
  @_disfavoredOverload init<C>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View
  @_disfavoredOverload init<C, S>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text>, C: View, S: StringProtocol
  init<C>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View
  @_disfavoredOverload init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View
  @_disfavoredOverload init<C, S>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol
  init<C>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View
  @_disfavoredOverload init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View
  @_disfavoredOverload init<C, S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>>, C: View, S: StringProtocol
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  init(_ configuration: ControlGroupStyleConfiguration)
}
