// UIKit: the declarations of UIContextMenuConfiguration.

class UIContextMenuConfiguration: NSObject {
  enum ElementOrder: Int, Sendable {
    case automatic, priority, fixed
  }
  var preferredMenuElementOrder: UIContextMenuConfiguration.ElementOrder = .automatic
  let identifier: Any
  let _previewProvider: (() -> UIViewController?)?
  let _actionProvider: (([UIMenuElement]) -> UIMenu?)?
  init(
    identifier: NSCopying? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? UUID()
    _previewProvider = previewProvider
    _actionProvider = actionProvider
  }
}
