// UIKit: the declarations of UICommand.

class UICommand: UIMenuElement, UIMenuLeaf {
  let action: Selector
  let propertyList: Any?
  var discoverabilityTitle: String?
  var attributes: UIMenuElement.Attributes = []
  var state: UIMenuElement.State = .off
  var sender: Any? { nil }
  init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    super.init()
    self.title = title
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }
  func performWithSender(_ sender: Any?, target: Any?) {
    UIApplication.shared.sendAction(action, to: target, from: sender, for: nil)
  }
}
