// SwiftUI: the declarations of AutomaticNavigationSplitViewStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  init()
  func makeBody(configuration: AutomaticNavigationSplitViewStyle.Configuration) -> some View
}
