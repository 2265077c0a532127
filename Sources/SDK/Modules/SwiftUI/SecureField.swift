// SwiftUI: the declarations of SecureField.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SecureField<Label>: View where Label: View {
  typealias Body = Never
  init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label)
}

extension SecureField where Label == Text {
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?)
  @_disfavoredOverload init<S>(_ title: S, text: Binding<String>, prompt: Text?) where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, text: Binding<String>)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, text: Binding<String>)
  @_disfavoredOverload init<S>(_ title: S, text: Binding<String>) where S: StringProtocol
  init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
  @_disfavoredOverload init<S>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  where S: StringProtocol
}
