// SwiftUI: the declarations of TitleOnlyLabelStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TitleOnlyLabelStyle: LabelStyle {
  init()
  func makeBody(configuration: TitleOnlyLabelStyle.Configuration) -> some View
}
