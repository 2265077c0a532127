// SwiftUI: the declarations of SidebarListStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SidebarListStyle: ListStyle {
  init()
}
