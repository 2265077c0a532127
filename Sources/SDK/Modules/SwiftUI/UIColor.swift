// SwiftUI: the declarations of UIColor.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UIColor {
  convenience init(_ color: Color)
}
