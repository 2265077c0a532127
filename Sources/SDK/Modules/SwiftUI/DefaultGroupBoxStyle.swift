// SwiftUI: the declarations of DefaultGroupBoxStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultGroupBoxStyle: GroupBoxStyle {
  init()
  func makeBody(configuration: DefaultGroupBoxStyle.Configuration) -> some View
}
