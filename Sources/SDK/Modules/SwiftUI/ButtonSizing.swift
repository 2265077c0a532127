// SwiftUI: the declarations of ButtonSizing.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ButtonSizing: Hashable {
  static var automatic: ButtonSizing { get }
  static var flexible: ButtonSizing { get }
  static var fitted: ButtonSizing { get }
}
