// UIKit: the declarations of UIKeyCommand.

class UIKeyCommand: UICommand {
  static let inputUpArrow = "UIKeyInputUpArrow"
  static let inputDownArrow = "UIKeyInputDownArrow"
  static let inputLeftArrow = "UIKeyInputLeftArrow"
  static let inputRightArrow = "UIKeyInputRightArrow"
  static let inputEscape = "UIKeyInputEscape"
  static let inputPageUp = "UIKeyInputPageUp"
  static let inputPageDown = "UIKeyInputPageDown"
  static let inputHome = "UIKeyInputHome"
  static let inputEnd = "UIKeyInputEnd"
  static let inputDelete = "UIKeyInputDelete"
  let input: String?
  let modifierFlags: UIKeyModifierFlags
  var wantsPriorityOverSystemBehavior: Bool = false
  init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
  convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
  convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }
}
