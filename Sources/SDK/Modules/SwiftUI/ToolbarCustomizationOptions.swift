// SwiftUI: the declarations of ToolbarCustomizationOptions.
// Declared as the framework's interface has it, with code of our own.

struct ToolbarCustomizationOptions: OptionSet {
  static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
  var rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
}
