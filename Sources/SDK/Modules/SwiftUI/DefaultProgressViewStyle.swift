// SwiftUI: the declarations of DefaultProgressViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultProgressViewStyle: ProgressViewStyle {
  init()
  func makeBody(configuration: DefaultProgressViewStyle.Configuration) -> some View
}
