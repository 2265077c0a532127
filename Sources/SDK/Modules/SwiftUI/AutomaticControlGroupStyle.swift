// SwiftUI: the declarations of AutomaticControlGroupStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AutomaticControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: AutomaticControlGroupStyle.Configuration) -> some View
}
