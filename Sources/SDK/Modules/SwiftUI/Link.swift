// SwiftUI: the declarations of Link.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Link<Label>: View where Label: View {
  init(destination: URL, @ViewBuilder label: () -> Label)
  typealias Body = Never
}

extension Link where Label == Text {
  init(_ titleKey: LocalizedStringKey, destination: URL)
  @_disfavoredOverload init(_ titleResource: LocalizedStringResource, destination: URL)
  @_disfavoredOverload init<S>(_ title: S, destination: URL) where S: StringProtocol
}
