// UIKit: the declarations of UIScreenEdgePanGestureRecognizer.

class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  var edges: UIRectEdge = []
}
