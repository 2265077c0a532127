// SwiftUI: the declarations of UIAlertController.
// Declared as the framework's interface has it, with code of our own.

extension UIAlertController {
  /// An alert of UIKit's is read as SwiftUI's is.
  override var _part: _Part { _Part.swiftUI(_ShownAlert(alert: self)) }
}
