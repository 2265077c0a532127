// SwiftUI: the declarations of PlainButtonStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PlainButtonStyle: PrimitiveButtonStyle {
  init()
  func makeBody(configuration: PlainButtonStyle.Configuration) -> some View
}
