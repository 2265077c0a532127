// SwiftUI: the declarations of NavigationControlGroupStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct NavigationControlGroupStyle: ControlGroupStyle {
  init()
  func makeBody(configuration: NavigationControlGroupStyle.Configuration) -> some View
}
