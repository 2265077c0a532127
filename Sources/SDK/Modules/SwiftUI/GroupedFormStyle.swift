// SwiftUI: the declarations of GroupedFormStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct GroupedFormStyle: FormStyle {
  init()
  func makeBody(configuration: GroupedFormStyle.Configuration) -> some View
}
