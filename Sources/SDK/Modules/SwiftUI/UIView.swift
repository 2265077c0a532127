// SwiftUI: the declarations of UIView.
// Written by Scripts/sdk/frameworks.py from the framework's interface; run it again after a new SDK.

extension UIView {
  static func animate(_ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil)
}
