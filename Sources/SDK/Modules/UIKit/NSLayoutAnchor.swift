// UIKit: the declarations of NSLayoutAnchor.

class NSLayoutAnchor<AnchorType>: NSObject where AnchorType: AnyObject {
  weak var item: AnyObject?
  let _attribute: NSLayoutConstraint.Attribute
  var name: String { "\(_attribute)" }
  var hasAmbiguousLayout: Bool { false }
  var constraintsAffectingLayout: [NSLayoutConstraint] { [] }

  init(_item item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    _attribute = attribute
  }

  func _constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item as Any, attribute: _attribute, relatedBy: relation, toItem: other?.item,
      attribute: other?._attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    _constraint(.equal, anchor, 1, 0)
  }
  func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    _constraint(.greaterThanOrEqual, anchor, 1, 0)
  }
  func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    _constraint(.lessThanOrEqual, anchor, 1, 0)
  }
  func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    _constraint(.equal, anchor, 1, c)
  }
  func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, anchor, 1, c) }
  func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, anchor, 1, c) }
}
