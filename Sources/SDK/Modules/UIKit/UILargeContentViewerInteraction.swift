// UIKit: the declarations of UILargeContentViewerInteraction.

class UILargeContentViewerInteraction: NSObject, UIInteraction {
  override init() { super.init() }
  weak var _view: UIView?
  var view: UIView? { _view }
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { _view = view }
}
