// SwiftUI: the declarations of DefaultListStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultListStyle: ListStyle {
  init()
}
