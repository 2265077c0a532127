// SwiftUI: the declarations of CommandMenu.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct CommandMenu<Content>: Commands where Content: View {
  init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content)
  init(_ name: Text, @ViewBuilder content: () -> Content)
  @_disfavoredOverload init<S>(_ name: S, @ViewBuilder content: () -> Content) where S: StringProtocol
  typealias Body = Never
}
