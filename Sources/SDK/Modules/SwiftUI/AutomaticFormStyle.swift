// SwiftUI: the declarations of AutomaticFormStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AutomaticFormStyle: FormStyle {
  init()
  func makeBody(configuration: AutomaticFormStyle.Configuration) -> some View
}
