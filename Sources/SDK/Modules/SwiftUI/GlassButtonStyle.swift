// SwiftUI: the declarations of GlassButtonStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GlassButtonStyle: PrimitiveButtonStyle {
  init()
  init(_ glass: Glass)
  func makeBody(configuration: GlassButtonStyle.Configuration) -> some View
}
