// SwiftUI: the declarations of ScrollAnchorRole.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollAnchorRole: Hashable {
  static var initialOffset: ScrollAnchorRole { get }
  static var sizeChanges: ScrollAnchorRole { get }
  static var alignment: ScrollAnchorRole { get }
}
