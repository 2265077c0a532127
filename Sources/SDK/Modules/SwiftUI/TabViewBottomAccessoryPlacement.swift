// SwiftUI: the declarations of TabViewBottomAccessoryPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

enum TabViewBottomAccessoryPlacement: Hashable {
  case inline
  case expanded
}
