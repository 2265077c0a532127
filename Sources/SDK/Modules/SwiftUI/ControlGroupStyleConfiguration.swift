// SwiftUI: the declarations of ControlGroupStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ControlGroupStyleConfiguration {
  struct Content: View {
    typealias Body = Never
  }
  let content: ControlGroupStyleConfiguration.Content
  struct Label: View {
    typealias Body = Never
  }
  let label: ControlGroupStyleConfiguration.Label
}
