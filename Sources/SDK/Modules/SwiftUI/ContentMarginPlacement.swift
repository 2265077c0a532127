// SwiftUI: the declarations of ContentMarginPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ContentMarginPlacement {
  static var automatic: ContentMarginPlacement { get }
  static var scrollContent: ContentMarginPlacement { get }
  static var scrollIndicators: ContentMarginPlacement { get }
}
