// SwiftUI: the declarations of BorderlessButtonMenuStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BorderlessButtonMenuStyle: MenuStyle {
  init()
  func makeBody(configuration: BorderlessButtonMenuStyle.Configuration) -> some View
}
