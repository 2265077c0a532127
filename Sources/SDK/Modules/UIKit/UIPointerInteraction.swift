// UIKit: the declarations of UIPointerInteraction.

class UIPointerInteraction: NSObject, UIInteraction {
  override init() { super.init() }
  init(delegate: (any UIPointerInteractionDelegate)?) { super.init() }
  weak var _view: UIView?
  var view: UIView? { _view }
  var isEnabled: Bool = true
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { _view = view }
  func invalidate() {}
}
