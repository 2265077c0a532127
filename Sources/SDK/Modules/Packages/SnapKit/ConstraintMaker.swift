// SnapKit: the declarations of ConstraintMaker.

class ConstraintMaker {
  let _item: AnyObject
  let _view: UIView
  var _updates = false
  var _made: [ConstraintMakerExtendable] = []
  init(_ item: AnyObject, _ view: UIView) {
    _item = item
    _view = view
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  func _begin(_ attributes: [NSLayoutConstraint.Attribute]) -> ConstraintMakerExtendable {
    let made = ConstraintMakerExtendable(self, attributes)
    _made.append(made)
    return made
  }
  var left: ConstraintMakerExtendable { _begin([.left]) }
  var right: ConstraintMakerExtendable { _begin([.right]) }
  var top: ConstraintMakerExtendable { _begin([.top]) }
  var bottom: ConstraintMakerExtendable { _begin([.bottom]) }
  var leading: ConstraintMakerExtendable { _begin([.leading]) }
  var trailing: ConstraintMakerExtendable { _begin([.trailing]) }
  var width: ConstraintMakerExtendable { _begin([.width]) }
  var height: ConstraintMakerExtendable { _begin([.height]) }
  var centerX: ConstraintMakerExtendable { _begin([.centerX]) }
  var centerY: ConstraintMakerExtendable { _begin([.centerY]) }
  var lastBaseline: ConstraintMakerExtendable { _begin([.lastBaseline]) }
  var firstBaseline: ConstraintMakerExtendable { _begin([.firstBaseline]) }
  var topMargin: ConstraintMakerExtendable { _begin([.topMargin]) }
  var bottomMargin: ConstraintMakerExtendable { _begin([.bottomMargin]) }
  var leftMargin: ConstraintMakerExtendable { _begin([.leftMargin]) }
  var rightMargin: ConstraintMakerExtendable { _begin([.rightMargin]) }
  var edges: ConstraintMakerExtendable { _begin([.top, .left, .bottom, .right]) }
  var directionalEdges: ConstraintMakerExtendable { _begin([.top, .leading, .bottom, .trailing]) }
  var horizontalEdges: ConstraintMakerExtendable { _begin([.left, .right]) }
  var verticalEdges: ConstraintMakerExtendable { _begin([.top, .bottom]) }
  var size: ConstraintMakerExtendable { _begin([.width, .height]) }
  var center: ConstraintMakerExtendable { _begin([.centerX, .centerY]) }
  var margins: ConstraintMakerExtendable { _begin([.topMargin, .leftMargin, .bottomMargin, .rightMargin]) }
}
