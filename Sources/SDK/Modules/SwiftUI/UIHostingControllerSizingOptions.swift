// SwiftUI: the declarations of UIHostingControllerSizingOptions.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

struct UIHostingControllerSizingOptions: OptionSet {
  let rawValue: Int
  init(rawValue: Int)
  static let preferredContentSize: UIHostingControllerSizingOptions
  static let intrinsicContentSize: UIHostingControllerSizingOptions
}
