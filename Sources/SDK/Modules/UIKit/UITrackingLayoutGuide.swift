// UIKit: the declarations of UITrackingLayoutGuide.

class UITrackingLayoutGuide: UILayoutGuide {
  func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {}
  func setConstraints(_ constraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {}
}
