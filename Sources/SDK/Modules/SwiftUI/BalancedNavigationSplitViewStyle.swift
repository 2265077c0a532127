// SwiftUI: the declarations of BalancedNavigationSplitViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  init()
  func makeBody(configuration: BalancedNavigationSplitViewStyle.Configuration) -> some View
}
