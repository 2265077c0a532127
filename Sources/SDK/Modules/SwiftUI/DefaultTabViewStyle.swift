// SwiftUI: the declarations of DefaultTabViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultTabViewStyle: TabViewStyle {
  init()
}
