// SwiftUI: the declarations of SwitchToggleStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SwitchToggleStyle: ToggleStyle {
  init()
  init(tint: Color)
  func makeBody(configuration: SwitchToggleStyle.Configuration) -> some View
}
