// SwiftUI: the declarations of PrimitiveButtonStyleConfiguration.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PrimitiveButtonStyleConfiguration {
  struct Label: View {
    typealias Body = Never
  }
  let role: ButtonRole?
  let label: PrimitiveButtonStyleConfiguration.Label
  func trigger()
}
