// SwiftUI: the declarations of ButtonRepeatBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ButtonRepeatBehavior: Hashable {
  static let automatic: ButtonRepeatBehavior
  static let enabled: ButtonRepeatBehavior
  static let disabled: ButtonRepeatBehavior
}
