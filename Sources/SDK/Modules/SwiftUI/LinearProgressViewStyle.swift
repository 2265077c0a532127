// SwiftUI: the declarations of LinearProgressViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct LinearProgressViewStyle: ProgressViewStyle {
  init()
  init(tint: Color)
  func makeBody(configuration: LinearProgressViewStyle.Configuration) -> some View
}
