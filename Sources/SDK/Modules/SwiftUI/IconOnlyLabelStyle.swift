// SwiftUI: the declarations of IconOnlyLabelStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct IconOnlyLabelStyle: LabelStyle {
  init()
  func makeBody(configuration: IconOnlyLabelStyle.Configuration) -> some View
}
