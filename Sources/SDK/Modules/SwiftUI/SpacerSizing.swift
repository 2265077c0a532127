// SwiftUI: the declarations of SpacerSizing.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct SpacerSizing {
  static let flexible: SpacerSizing
  static let fixed: SpacerSizing
}
