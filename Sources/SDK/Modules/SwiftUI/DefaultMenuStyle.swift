// SwiftUI: the declarations of DefaultMenuStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultMenuStyle: MenuStyle {
  init()
  func makeBody(configuration: DefaultMenuStyle.Configuration) -> some View
}
