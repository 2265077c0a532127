// SwiftUI: the declarations of RoundedBorderTextFieldStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct RoundedBorderTextFieldStyle: TextFieldStyle {
  init()
}
