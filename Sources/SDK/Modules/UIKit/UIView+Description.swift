// UIKit: the declarations of UIView.

extension UIView {
  /// What stands in it, in the order of its subviews.
  var _parts: [_Part] { _shown.map { $0._part } }
  var _shown: [UIView] { subviews }

  /// What it is in another view: of a controller that shows others, what that shows.
  override var _part: _Part {
    if let controller = _controller, controller._showsOthers { return _Part.object(controller) }
    return _Part.object(self)
  }

  override func _node() -> _Node {
    _controller?._appear()
    var node = _Node(_className)
    if _typeName != _className { node.typeName = _typeName }
    node.isHidden = isHidden
    node.alpha = alpha
    node.clipsToBounds = clipsToBounds
    node.nib = _missingNib
    if translatesAutoresizingMaskIntoConstraints, frame != CGRect.zero { node.frame = frame }
    node.children = _parts
    if !constraints.isEmpty || subviews.contains(where: { !$0.constraints.isEmpty }) { node.ties = _ties }
    _describe(&node)
    _say(&node)
    return node
  }

  /// What is tied in the views that are shown and in the view itself.
  var _ties: [_Tie] {
    let shown = _shown
    let all = shown.flatMap { $0.constraints } + constraints
    return all.compactMap { _Tie($0, in: self, shown) }
  }

  override var _takesTaps: Bool { _tapGesture != nil }
  var _tapGesture: UIGestureRecognizer? {
    gestureRecognizers?.first { gesture in
      gesture.isEnabled && (gesture as? UITapGestureRecognizer)?.numberOfTapsRequired == 1
    }
  }
  override func _touch() { _tapGesture?._recognize() }
}
