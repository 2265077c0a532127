// SwiftUI: what iOS 27 adds to ToolbarMinimizeBehavior.
// Declared as the framework's interface has it, with code of our own.

struct ToolbarMinimizeBehavior {
  static var automatic: ToolbarMinimizeBehavior { get }
  static var onScrollDown: ToolbarMinimizeBehavior { get }
  static var onScrollUp: ToolbarMinimizeBehavior { get }
  static var never: ToolbarMinimizeBehavior { get }
}
