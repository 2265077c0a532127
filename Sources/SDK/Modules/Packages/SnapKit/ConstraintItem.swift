// SnapKit: the declarations of ConstraintItem.

/// Edges of a view.
class ConstraintItem {
  let _target: AnyObject
  let _attributes: [NSLayoutConstraint.Attribute]
  init(_ target: AnyObject, _ attributes: [NSLayoutConstraint.Attribute]) {
    _target = target
    _attributes = attributes
  }
}
