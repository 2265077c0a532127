// SwiftUI: the declarations of DefaultButtonStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultButtonStyle: PrimitiveButtonStyle {
  init()
  func makeBody(configuration: DefaultButtonStyle.Configuration) -> some View
}
