// SnapKit: the declarations of ConstraintMakerExtendable.

/// Edges of the view whose constraints are made, and what they are related to.
class ConstraintMakerExtendable {
  let _maker: ConstraintMaker
  var _attributes: [NSLayoutConstraint.Attribute]
  var _constraints: [NSLayoutConstraint] = []
  init(_ maker: ConstraintMaker, _ attributes: [NSLayoutConstraint.Attribute]) {
    _maker = maker
    _attributes = attributes
  }

  func _adding(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    _attributes += attributes
    return self
  }
  var left: ConstraintMakerExtendable { _adding([.left]) }
  var right: ConstraintMakerExtendable { _adding([.right]) }
  var top: ConstraintMakerExtendable { _adding([.top]) }
  var bottom: ConstraintMakerExtendable { _adding([.bottom]) }
  var leading: ConstraintMakerExtendable { _adding([.leading]) }
  var trailing: ConstraintMakerExtendable { _adding([.trailing]) }
  var width: ConstraintMakerExtendable { _adding([.width]) }
  var height: ConstraintMakerExtendable { _adding([.height]) }
  var centerX: ConstraintMakerExtendable { _adding([.centerX]) }
  var centerY: ConstraintMakerExtendable { _adding([.centerY]) }
  var edges: ConstraintMakerExtendable { _adding([.top, .left, .bottom, .right]) }
  var size: ConstraintMakerExtendable { _adding([.width, .height]) }
  var center: ConstraintMakerExtendable { _adding([.centerX, .centerY]) }

  // MARK: Relations

  @discardableResult func equalTo(_ other: Any) -> ConstraintMakerExtendable { _relate(.equal, other) }
  @discardableResult func equalToSuperview() -> ConstraintMakerExtendable { _relate(.equal, nil) }
  @discardableResult func lessThanOrEqualTo(_ other: Any) -> ConstraintMakerExtendable {
    _relate(.lessThanOrEqual, other)
  }
  @discardableResult func lessThanOrEqualToSuperview() -> ConstraintMakerExtendable {
    _relate(.lessThanOrEqual, nil)
  }
  @discardableResult func greaterThanOrEqualTo(_ other: Any) -> ConstraintMakerExtendable {
    _relate(.greaterThanOrEqual, other)
  }
  @discardableResult func greaterThanOrEqualToSuperview() -> ConstraintMakerExtendable {
    _relate(.greaterThanOrEqual, nil)
  }

  /// A view, its edges, a number, a size; nil is the view around.
  func _relate(_ relation: NSLayoutConstraint.Relation, _ other: Any?) -> ConstraintMakerExtendable {
    for (index, attribute) in _attributes.enumerated() {
      var target: AnyObject? = _maker._view.superview
      var edge = attribute
      var constant: CGFloat = 0
      if let item = other as? ConstraintItem {
        target = item._target
        edge =
          item._attributes.count == 1
          ? item._attributes[0] : item._attributes[min(index, item._attributes.count - 1)]
      } else if let view = other as? UIView {
        target = view
      } else if let guide = other as? UILayoutGuide {
        target = guide
      } else if let number = ConstraintMakerExtendable._number(other, attribute) {
        constant = number
        if attribute == .width || attribute == .height { target = nil }
      }
      _add(attribute, relation, target, target == nil ? .notAnAttribute : edge, constant)
    }
    return self
  }

  static func _number(_ value: Any?, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    if let size = value as? CGSize { return attribute == .width ? size.width : size.height }
    if let number = value as? Int { return CGFloat(number) }
    if let number = value as? Double { return CGFloat(number) }
    return value as? CGFloat
  }

  func _add(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ target: AnyObject?,
    _ edge: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) {
    let made = NSLayoutConstraint(
      item: _maker._item, attribute: attribute, relatedBy: relation, toItem: target, attribute: edge,
      multiplier: 1, constant: constant)
    made.identifier = "snp"
    if _maker._updates { _removeLike(made) }
    made.isActive = true
    _constraints.append(made)
  }

  func _removeLike(_ constraint: NSLayoutConstraint) {
    var holder: UIView? = _maker._view
    while let current = holder {
      for known in current.constraints
      where known.firstItem === constraint.firstItem && known.firstAttribute == constraint.firstAttribute
        && known.identifier == "snp"
      {
        known.isActive = false
      }
      holder = current.superview
    }
  }

  // MARK: Changes

  @discardableResult func offset(_ amount: Any) -> ConstraintMakerExtendable {
    for constraint in _constraints {
      constraint.constant = ConstraintMakerExtendable._number(amount, constraint.firstAttribute) ?? 0
    }
    return self
  }
  @discardableResult func inset(_ amount: Any) -> ConstraintMakerExtendable {
    for constraint in _constraints {
      let attribute = constraint.firstAttribute
      if let insets = amount as? UIEdgeInsets {
        constraint.constant = ConstraintMakerExtendable._inset(insets, attribute)
      } else {
        let number = ConstraintMakerExtendable._number(amount, attribute) ?? 0
        constraint.constant = ConstraintMakerExtendable._inset(number, attribute)
      }
    }
    return self
  }
  static func _inset(_ amount: CGFloat, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .bottom, .right, .trailing, .bottomMargin, .rightMargin, .trailingMargin, .width, .height: -amount
    default: amount
    }
  }
  static func _inset(_ insets: UIEdgeInsets, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
    switch attribute {
    case .top: insets.top
    case .left, .leading: insets.left
    case .bottom: -insets.bottom
    case .right, .trailing: -insets.right
    default: 0
    }
  }
  @discardableResult func multipliedBy(_ amount: Any) -> ConstraintMakerExtendable { self }
  @discardableResult func dividedBy(_ amount: Any) -> ConstraintMakerExtendable { self }
  @discardableResult func priority(_ amount: ConstraintPriority) -> ConstraintMakerExtendable { self }
  @discardableResult func priority(_ amount: Any) -> ConstraintMakerExtendable { self }
  @discardableResult func labeled(_ label: String) -> ConstraintMakerExtendable { self }
  var constraint: Constraint { Constraint(_made: _constraints) }
}
