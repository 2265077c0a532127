// SwiftUI: the declarations of EnabledTextSelectability.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct EnabledTextSelectability: TextSelectability {
  static let allowsSelection: Bool
}
