// SwiftUI: the declarations of ButtonToggleStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ButtonToggleStyle: ToggleStyle {
  init()
  func makeBody(configuration: ButtonToggleStyle.Configuration) -> some View
}
