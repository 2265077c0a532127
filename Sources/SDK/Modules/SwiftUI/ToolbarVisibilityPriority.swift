// SwiftUI: the declarations of ToolbarVisibilityPriority.
// Declared as the framework's interface has it, with code of our own.

struct ToolbarVisibilityPriority {
  static var automatic: ToolbarVisibilityPriority { get }
  static var low: ToolbarVisibilityPriority { get }
  static var high: ToolbarVisibilityPriority { get }
}
