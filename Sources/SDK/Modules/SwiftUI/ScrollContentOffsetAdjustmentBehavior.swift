// SwiftUI: the declarations of ScrollContentOffsetAdjustmentBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollContentOffsetAdjustmentBehavior {
  static var automatic: ScrollContentOffsetAdjustmentBehavior { get }
  static var disabled: ScrollContentOffsetAdjustmentBehavior { get }
}
