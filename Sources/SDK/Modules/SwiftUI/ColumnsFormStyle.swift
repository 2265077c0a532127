// SwiftUI: the declarations of ColumnsFormStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ColumnsFormStyle: FormStyle {
  init()
  func makeBody(configuration: ColumnsFormStyle.Configuration) -> some View
}
