// SwiftUI: the declarations of MenuControlGroupStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct MenuControlGroupStyle: ControlGroupStyle {
  init()
  func makeBody(configuration: MenuControlGroupStyle.Configuration) -> some View
}
