// SwiftUI: the declarations of DefaultNavigationViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DefaultNavigationViewStyle: NavigationViewStyle {
  init()
}
