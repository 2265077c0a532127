// SwiftUI: the declarations of AutomaticLabeledContentStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AutomaticLabeledContentStyle: LabeledContentStyle {
  init()
  func makeBody(configuration: AutomaticLabeledContentStyle.Configuration) -> some View
}
