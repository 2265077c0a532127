// SwiftUI: the declarations of TabBarOnlyTabViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TabBarOnlyTabViewStyle: TabViewStyle {
  init()
}
