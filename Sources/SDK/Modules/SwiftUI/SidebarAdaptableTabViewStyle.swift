// SwiftUI: the declarations of SidebarAdaptableTabViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SidebarAdaptableTabViewStyle: TabViewStyle {
  init()
}
