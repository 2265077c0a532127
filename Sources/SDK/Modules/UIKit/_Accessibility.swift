// UIKit: the declarations of _Accessibility.

/// What an app's code says of an object's accessibility; nil where it says nothing.
final class _Accessibility {
  var isElement: Bool?
  var label: String?
  var attributedLabel: NSAttributedString?
  var value: String?
  var attributedValue: NSAttributedString?
  var hint: String?
  var attributedHint: NSAttributedString?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var language: String?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elementsHidden: Bool?
  var isModal: Bool?
  var groupsChildren: Bool?
  var respondsToUserInteraction: Bool?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var containerType: UIAccessibilityContainerType?
  var textualContext: UIAccessibilityTextualContext?
  var directTouchOptions: UIAccessibilityDirectTouchOptions?
  var userInputLabels: [String]?
  var attributedUserInputLabels: [NSAttributedString]?
  var elements: [Any]?
  var headerElements: [Any]?
  var automationElements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var customContent: [AXCustomContent]?
  var dragDescriptors: [UIAccessibilityLocationDescriptor]?
  var dropDescriptors: [UIAccessibilityLocationDescriptor]?
  var blocks: _AccessibilityBlocks = _AccessibilityBlocks()

  init() {}

  /// Those of objects that keep none of their own.
  static var _others: [ObjectIdentifier: _Accessibility] = [:]

  static func _of(_ object: NSObject) -> _Accessibility {
    let key = ObjectIdentifier(object)
    if let known = _others[key] { return known }
    let made = _Accessibility()
    _others[key] = made
    return made
  }
}
