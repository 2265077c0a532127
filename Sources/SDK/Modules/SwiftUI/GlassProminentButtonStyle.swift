// SwiftUI: the declarations of GlassProminentButtonStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  init()
  func makeBody(configuration: GlassProminentButtonStyle.Configuration) -> some View
}
