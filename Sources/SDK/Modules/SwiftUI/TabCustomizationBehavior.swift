// SwiftUI: the declarations of TabCustomizationBehavior.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct TabCustomizationBehavior: Equatable {
  static var automatic: TabCustomizationBehavior { get }
  static var reorderable: TabCustomizationBehavior { get }
  static var disabled: TabCustomizationBehavior { get }
}
