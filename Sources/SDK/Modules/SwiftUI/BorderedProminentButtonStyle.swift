// SwiftUI: the declarations of BorderedProminentButtonStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  init()
  func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View
}
