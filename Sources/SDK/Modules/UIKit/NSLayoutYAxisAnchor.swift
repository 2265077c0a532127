// UIKit: the declarations of NSLayoutYAxisAnchor.

class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The system's space is taken as 8 points.
  func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { _constraint(.equal, anchor, 1, 8 * multiplier) }
  func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
  func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
  func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(_item: nil, .notAnAttribute)
  }
}
