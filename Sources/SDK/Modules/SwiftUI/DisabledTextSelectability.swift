// SwiftUI: the declarations of DisabledTextSelectability.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct DisabledTextSelectability: TextSelectability {
  static let allowsSelection: Bool
}
