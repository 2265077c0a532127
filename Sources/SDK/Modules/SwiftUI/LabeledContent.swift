// SwiftUI: the declarations of LabeledContent.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LabeledContent<Label, Content> {}

extension LabeledContent: View where Label: View, Content: View {
  init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  var body: some View { get }
}

extension LabeledContent where Label == Text, Content: View {
  init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content)
}

extension LabeledContent where Label == Text, Content == Text {
  init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol
  @_disfavoredOverload init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol
  init<F>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
  @_disfavoredOverload init<S, F>(_ title: S, value: F.FormatInput, format: F)
  where S: StringProtocol, F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
  @_disfavoredOverload init<S>(_ titleResource: LocalizedStringResource, value: S) where S: StringProtocol
  @_disfavoredOverload init<F>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  init(_ configuration: LabeledContentStyleConfiguration)
}
