// SwiftUI: the declarations of ScrollIndicatorVisibility.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ScrollIndicatorVisibility: Equatable {
  static var automatic: ScrollIndicatorVisibility { get }
  static var visible: ScrollIndicatorVisibility { get }
  static var hidden: ScrollIndicatorVisibility { get }
  static var never: ScrollIndicatorVisibility { get }
}
