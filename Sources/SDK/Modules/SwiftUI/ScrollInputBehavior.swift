// SwiftUI: the declarations of ScrollInputBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollInputBehavior: Equatable {
  static let automatic: ScrollInputBehavior
  static let enabled: ScrollInputBehavior
  static let disabled: ScrollInputBehavior
}
