// UIKit: the declarations of _Tie.

/// A constraint between a view and those that it shows, by their numbers; -1 is the view itself.
struct _Tie {
  var item: Int
  var attribute: NSLayoutConstraint.Attribute
  var other: Int?
  var otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute
  var constant: CGFloat = 0
  var multiplier: CGFloat = 1
  var isEqual = true

  init(_ item: Int, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    other = -1
    otherAttribute = attribute
  }

  init(
    _ item: Int, _ attribute: NSLayoutConstraint.Attribute, to other: Int,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) {
    self.item = item
    self.attribute = attribute
    self.other = other
    self.otherAttribute = otherAttribute
  }

  /// nil for a constraint that says nothing of these views.
  init?(_ constraint: NSLayoutConstraint, in view: UIView, _ shown: [UIView]) {
    func number(_ item: AnyObject?) -> Int? {
      guard let found = NSLayoutConstraint._view(of: item) else { return nil }
      return found === view ? -1 : shown.firstIndex { $0 === found }
    }
    guard let first = number(constraint.firstItem) else { return nil }
    let second = number(constraint.secondItem)
    if constraint.secondItem != nil, second == nil { return nil }
    isEqual = constraint.relation == .equal
    multiplier = constraint.multiplier
    if first < 0 {
      guard let second, second >= 0 else { return nil }
      item = second
      attribute = constraint.secondAttribute
      other = -1
      otherAttribute = constraint.firstAttribute
      constant = -constraint.constant
    } else {
      item = first
      attribute = constraint.firstAttribute
      other = second
      otherAttribute = constraint.secondAttribute
      constant = constraint.constant
    }
  }
}
