// SwiftUI: the declarations of InsetTableStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct InsetTableStyle: TableStyle {
  init()
  func makeBody(configuration: InsetTableStyle.Configuration) -> some View
}
