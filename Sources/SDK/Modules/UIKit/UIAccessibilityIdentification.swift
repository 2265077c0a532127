// UIKit: the declarations of UIAccessibilityIdentification.

protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}
