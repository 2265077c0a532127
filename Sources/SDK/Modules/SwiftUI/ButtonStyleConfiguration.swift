// SwiftUI: the declarations of ButtonStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ButtonStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  let role: ButtonRole?
  let label: ButtonStyleConfiguration.Label
  let isPressed: Bool
}
