// SwiftUI: the declarations of UIAccessibilityContrast.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UIAccessibilityContrast {
  init(_ colorSchemeContrast: ColorSchemeContrast?)
}
