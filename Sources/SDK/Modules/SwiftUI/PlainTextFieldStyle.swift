// SwiftUI: the declarations of PlainTextFieldStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct PlainTextFieldStyle: TextFieldStyle {
  init()
}
