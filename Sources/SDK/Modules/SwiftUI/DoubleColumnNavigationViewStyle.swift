// SwiftUI: the declarations of DoubleColumnNavigationViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  init()
}
