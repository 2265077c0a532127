// SwiftUI: the declarations of Form.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct Form<Content>: View where Content: View {
  init(@ViewBuilder content: () -> Content)
  typealias Body = Never
}

extension Form where Content == FormStyleConfiguration.Content {
  init(_ configuration: FormStyleConfiguration)
}
