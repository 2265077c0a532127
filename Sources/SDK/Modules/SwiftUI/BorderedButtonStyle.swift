// SwiftUI: the declarations of BorderedButtonStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BorderedButtonStyle: PrimitiveButtonStyle {
  init()
  func makeBody(configuration: BorderedButtonStyle.Configuration) -> some View
}
