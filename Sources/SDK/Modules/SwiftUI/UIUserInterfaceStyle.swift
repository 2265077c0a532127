// SwiftUI: the declarations of UIUserInterfaceStyle.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UIUserInterfaceStyle {
  init(_ colorScheme: ColorScheme?)
}
