// SwiftUI: the declarations of ButtonMenuStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ButtonMenuStyle: MenuStyle {
  init()
  func makeBody(configuration: ButtonMenuStyle.Configuration) -> some View
}
