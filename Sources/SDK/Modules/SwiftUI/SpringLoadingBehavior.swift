// SwiftUI: the declarations of SpringLoadingBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SpringLoadingBehavior: Hashable {
  static let automatic: SpringLoadingBehavior
  static let enabled: SpringLoadingBehavior
  static let disabled: SpringLoadingBehavior
}
