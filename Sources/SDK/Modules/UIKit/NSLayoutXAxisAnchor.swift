// UIKit: the declarations of NSLayoutXAxisAnchor.

class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The system's space is taken as 8 points.
  func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { _constraint(.equal, anchor, 1, 8 * multiplier) }
  func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
  func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
  func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(_item: nil, .notAnAttribute)
  }
}
