// UIKit: the declarations of UIAccessibilityElement.

class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  weak var accessibilityContainer: AnyObject?
  /// In the coordinates of the container.
  var accessibilityFrameInContainerSpace: CGRect = CGRect.zero

  init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
  }

  override var _isElement: Bool { true }
  override var _ownAccessibilityFrame: CGRect {
    guard let view = accessibilityContainer as? UIView else { return accessibilityFrameInContainerSpace }
    return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
  }

  override func _describe(_ node: inout _Node) { node.isElementKind = true }
}
