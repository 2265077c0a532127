// SwiftUI: the declarations of BorderlessButtonStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BorderlessButtonStyle: PrimitiveButtonStyle {
  init()
  func makeBody(configuration: BorderlessButtonStyle.Configuration) -> some View
}
