// SwiftUI: the declarations of AdaptableTabBarPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct AdaptableTabBarPlacement: Hashable {
  static let automatic: AdaptableTabBarPlacement
  static let tabBar: AdaptableTabBarPlacement
  static let sidebar: AdaptableTabBarPlacement
}
