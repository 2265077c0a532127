// SwiftUI: the declarations of AutomaticTableStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AutomaticTableStyle: TableStyle {
  func makeBody(configuration: AutomaticTableStyle.Configuration) -> some View
}
