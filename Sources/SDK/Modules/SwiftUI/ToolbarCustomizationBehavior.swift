// SwiftUI: the declarations of ToolbarCustomizationBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarCustomizationBehavior {
  static var `default`: ToolbarCustomizationBehavior { get }
  static var reorderable: ToolbarCustomizationBehavior { get }
  static var disabled: ToolbarCustomizationBehavior { get }
}
