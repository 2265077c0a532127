// UIKit: the declarations of UIAccessibilityCustomAction.

class UIAccessibilityCustomAction: NSObject {
  typealias Handler = (UIAccessibilityCustomAction) -> Bool
  static let defaultCategory = "UIAccessibilityCustomActionCategoryDefault"
  static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

  var name: String {
    didSet { attributedName = NSAttributedString(string: name) }
  }
  var attributedName: NSAttributedString
  var image: UIImage?
  var category: String?
  var actionHandler: UIAccessibilityCustomAction.Handler?
  weak var target: AnyObject?
  var selector: Selector?

  init(name: String, image: UIImage?, actionHandler: UIAccessibilityCustomAction.Handler?) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
  }

  init(
    attributedName: NSAttributedString, image: UIImage?, actionHandler: UIAccessibilityCustomAction.Handler?
  ) {
    name = attributedName.string
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
  }

  init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.name = name
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject
    self.selector = selector
  }

  init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    name = attributedName.string
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject
    self.selector = selector
  }

  convenience init(name: String, actionHandler: UIAccessibilityCustomAction.Handler?) {
    self.init(name: name, image: nil, actionHandler: actionHandler)
  }
  convenience init(attributedName: NSAttributedString, actionHandler: UIAccessibilityCustomAction.Handler?) {
    self.init(attributedName: attributedName, image: nil, actionHandler: actionHandler)
  }
  convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }
  convenience init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.init(attributedName: attributedName, image: nil, target: target, selector: selector)
  }

  /// What VoiceOver does when the action is chosen.
  func _perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let selector, let target = target as? NSObject else { return false }
    target.perform(selector, with: self)
    return true
  }
}
