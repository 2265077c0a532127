// UIKit: the declarations of UIBarPositioningDelegate.

protocol UIBarPositioningDelegate: NSObjectProtocol {
  func position(for bar: Any) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  func position(for bar: Any) -> UIBarPosition { .any }
}
