// UIKit: the declarations of NSLayoutDimension.

class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { _constraint(.equal, nil, 1, c) }
  func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    _constraint(.greaterThanOrEqual, nil, 1, c)
  }
  func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    _constraint(.lessThanOrEqual, nil, 1, c)
  }
  func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { _constraint(.equal, anchor, m, c) }
  func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, anchor, m, c) }
  func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, anchor, m, c) }
}
