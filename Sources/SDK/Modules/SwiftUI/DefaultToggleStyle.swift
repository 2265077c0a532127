// SwiftUI: the declarations of DefaultToggleStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultToggleStyle: ToggleStyle {
  init()
  func makeBody(configuration: DefaultToggleStyle.Configuration) -> some View
}
