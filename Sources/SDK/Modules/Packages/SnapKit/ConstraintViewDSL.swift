// SnapKit: the declarations of ConstraintViewDSL.

/// What a view offers: its constraints are made, and its edges named.
struct ConstraintViewDSL {
  let _item: AnyObject
  let _view: UIView
  init(_item: AnyObject, _ view: UIView) {
    self._item = _item
    _view = view
  }

  func makeConstraints(_ closure: (ConstraintMaker) -> Void) { closure(ConstraintMaker(_item, _view)) }
  func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }
  func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    let maker = ConstraintMaker(_item, _view)
    maker._updates = true
    closure(maker)
  }
  func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(_item, _view)
    closure(maker)
    return maker._made.map { Constraint(_made: $0._constraints) }
  }
  func removeConstraints() {
    var holder: UIView? = _view
    while let current = holder {
      for constraint in current.constraints
      where constraint.firstItem === _item && constraint.identifier == "snp" {
        constraint.isActive = false
      }
      holder = current.superview
    }
  }

  func _edge(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintItem {
    ConstraintItem(_item, attributes)
  }
  var left: ConstraintItem { _edge([.left]) }
  var right: ConstraintItem { _edge([.right]) }
  var top: ConstraintItem { _edge([.top]) }
  var bottom: ConstraintItem { _edge([.bottom]) }
  var leading: ConstraintItem { _edge([.leading]) }
  var trailing: ConstraintItem { _edge([.trailing]) }
  var width: ConstraintItem { _edge([.width]) }
  var height: ConstraintItem { _edge([.height]) }
  var centerX: ConstraintItem { _edge([.centerX]) }
  var centerY: ConstraintItem { _edge([.centerY]) }
  var lastBaseline: ConstraintItem { _edge([.lastBaseline]) }
  var firstBaseline: ConstraintItem { _edge([.firstBaseline]) }
  var topMargin: ConstraintItem { _edge([.topMargin]) }
  var bottomMargin: ConstraintItem { _edge([.bottomMargin]) }
  var leftMargin: ConstraintItem { _edge([.leftMargin]) }
  var rightMargin: ConstraintItem { _edge([.rightMargin]) }
  var edges: ConstraintItem { _edge([.top, .left, .bottom, .right]) }
  var size: ConstraintItem { _edge([.width, .height]) }
  var center: ConstraintItem { _edge([.centerX, .centerY]) }
}
