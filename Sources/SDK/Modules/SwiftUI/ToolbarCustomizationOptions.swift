// SwiftUI: the declarations of ToolbarCustomizationOptions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct ToolbarCustomizationOptions: OptionSet {
  static var alwaysAvailable: ToolbarCustomizationOptions { get }
  var rawValue: Int { get set }
  init(rawValue: Int)
}
