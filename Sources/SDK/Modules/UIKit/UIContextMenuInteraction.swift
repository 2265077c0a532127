// UIKit: the declarations of UIContextMenuInteraction.

class UIContextMenuInteraction: NSObject, UIInteraction {
  init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
  weak var delegate: (any UIContextMenuInteractionDelegate)?
  weak var _view: UIView?
  var view: UIView? { _view }
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { _view = view }
  func dismissMenu() {}
  func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {}
  func location(in view: UIView?) -> CGPoint { CGPoint.zero }
}
