// SwiftUI: the declarations of UIHostingControllerSizingOptions.
// Declared as the framework's interface has it, with code of our own.

struct UIHostingControllerSizingOptions: OptionSet {
  let rawValue: Int
  init(rawValue: Int) { self.rawValue = rawValue }
  static var preferredContentSize: UIHostingControllerSizingOptions {
    UIHostingControllerSizingOptions(rawValue: 1)
  }
  static var intrinsicContentSize: UIHostingControllerSizingOptions {
    UIHostingControllerSizingOptions(rawValue: 2)
  }
}
