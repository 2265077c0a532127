// SwiftUI: the declarations of StackNavigationViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct StackNavigationViewStyle: NavigationViewStyle {
  init()
}
