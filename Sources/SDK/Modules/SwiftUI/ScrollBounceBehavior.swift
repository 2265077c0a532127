// SwiftUI: the declarations of ScrollBounceBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollBounceBehavior {
  static var automatic: ScrollBounceBehavior { get }
  static var always: ScrollBounceBehavior { get }
  static var basedOnSize: ScrollBounceBehavior { get }
}
