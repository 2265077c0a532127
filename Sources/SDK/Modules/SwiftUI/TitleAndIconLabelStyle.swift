// SwiftUI: the declarations of TitleAndIconLabelStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TitleAndIconLabelStyle: LabelStyle {
  init()
  func makeBody(configuration: TitleAndIconLabelStyle.Configuration) -> some View
}
