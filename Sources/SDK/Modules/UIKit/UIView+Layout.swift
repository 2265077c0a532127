// UIKit: the declarations of UIView.

extension UIView {
  var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .leading) }
  var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .trailing) }
  var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .left) }
  var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .right) }
  var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .centerX) }
  var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .top) }
  var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .bottom) }
  var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .centerY) }
  var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .firstBaseline) }
  var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .lastBaseline) }
  var widthAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .width) }
  var heightAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .height) }

  func addConstraint(_ constraint: NSLayoutConstraint) { constraint._activate(in: self) }
  func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint._activate(in: self) }
  }
  func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
  func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }
  func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    _hugging[axis] ?? .defaultLow
  }
  func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    _hugging[axis] = priority
  }
  func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    _resistance[axis] ?? .defaultHigh
  }
  func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { _resistance[axis] = priority }
  func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] { constraints }
  func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }
  func sizeToFit() { bounds = CGRect(origin: bounds.origin, size: sizeThatFits(bounds.size)) }

  // MARK: Passes

  func setNeedsLayout() { _needsLayout = true }
  func setNeedsUpdateConstraints() { _needsConstraints = true }
  func needsUpdateConstraints() -> Bool { _needsConstraints }
  func updateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    guard _needsConstraints else { return }
    _needsConstraints = false
    updateConstraints()
  }
  func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    _layOut()
  }
  func _layOut() {
    if _needsLayout {
      _needsLayout = false
      _controller?.viewWillLayoutSubviews()
      layoutSubviews()
      _controller?.viewDidLayoutSubviews()
    }
    for view in subviews { view._layOut() }
  }

  // MARK: Places

  /// Where the view's own zero stands in the outermost view.
  var _originInRoot: CGPoint {
    let inner = CGPoint(x: frame.minX - _boundsOrigin.x, y: frame.minY - _boundsOrigin.y)
    guard let superview else { return CGPoint(x: -_boundsOrigin.x, y: -_boundsOrigin.y) }
    let outer = superview._originInRoot
    return CGPoint(x: inner.x + outer.x, y: inner.y + outer.y)
  }
  func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let own = _originInRoot
    let other = view?._originInRoot ?? CGPoint.zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }
  func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let own = _originInRoot
    let other = view?._originInRoot ?? CGPoint.zero
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }

  // MARK: Direction

  class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    default: UIApplication.shared.userInterfaceLayoutDirection
    }
  }
  var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }
}
