// SnapKit: the declarations of Constraint.

class Constraint {
  let _made: [NSLayoutConstraint]
  init(_made: [NSLayoutConstraint]) { self._made = _made }
  var layoutConstraints: [NSLayoutConstraint] { _made }
  var isActive: Bool {
    get { _made.contains { $0.isActive } }
    set { for constraint in _made { constraint.isActive = newValue } }
  }
  func activate() { isActive = true }
  func deactivate() { isActive = false }
  @discardableResult func update(offset amount: CGFloat) -> Constraint {
    for constraint in _made { constraint.constant = amount }
    return self
  }
  @discardableResult func update(inset amount: CGFloat) -> Constraint {
    for constraint in _made {
      constraint.constant = ConstraintMakerExtendable._inset(amount, constraint.firstAttribute)
    }
    return self
  }
}
