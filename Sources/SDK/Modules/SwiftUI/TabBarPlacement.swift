// SwiftUI: the declarations of TabBarPlacement.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TabBarPlacement: Hashable {
  static let topBar: TabBarPlacement
  static let sidebar: TabBarPlacement
  static let bottomBar: TabBarPlacement
  static let ornament: TabBarPlacement
  static let pageIndicator: TabBarPlacement
}
