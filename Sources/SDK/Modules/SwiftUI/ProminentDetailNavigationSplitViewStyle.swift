// SwiftUI: the declarations of ProminentDetailNavigationSplitViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  init()
  func makeBody(configuration: ProminentDetailNavigationSplitViewStyle.Configuration) -> some View
}
