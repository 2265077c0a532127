// SwiftUI: the declarations of SidebarRowSize.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum SidebarRowSize: Hashable {
  case small
  case medium
  case large
}
