// SwiftUI: the declarations of DefaultLabelStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultLabelStyle: LabelStyle {
  init()
  func makeBody(configuration: DefaultLabelStyle.Configuration) -> some View
}
