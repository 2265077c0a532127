// SwiftUI: the declarations of DefaultTextFieldStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultTextFieldStyle: TextFieldStyle {
  init()
}
