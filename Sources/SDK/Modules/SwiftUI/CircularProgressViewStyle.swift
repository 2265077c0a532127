// SwiftUI: the declarations of CircularProgressViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct CircularProgressViewStyle: ProgressViewStyle {
  init()
  init(tint: Color)
  func makeBody(configuration: CircularProgressViewStyle.Configuration) -> some View
}
