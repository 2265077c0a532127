// UIKit: the declarations of UIView.

extension UIView {
  @_takesUnknown func addSubview(_ view: UIView) { _insert(_Words.known(view), at: subviews.count) }
  @_takesUnknown func insertSubview(_ view: UIView, at index: Int) { _insert(_Words.known(view), at: index) }
  func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    _insert(view, beside: siblingSubview, offset: 1)
  }
  func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    _insert(view, beside: siblingSubview, offset: 0)
  }
  func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }
  func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    _insert(view, at: subviews.count)
  }
  func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    _insert(view, at: 0)
  }

  func removeFromSuperview() {
    guard let old = superview else { return }
    let shown = window
    if shown != nil { _willMove(toWindow: nil) }
    willMove(toSuperview: nil)
    old._release(self)
    superview = nil
    if shown != nil { _didMoveToWindow() }
    didMoveToSuperview()
  }

  func isDescendant(of view: UIView) -> Bool {
    if view === self { return true }
    return superview?.isDescendant(of: view) ?? false
  }

  func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  // MARK: How views move

  func _insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    if view === sibling { return }
    let rest = subviews.filter { $0 !== view }
    let place = rest.firstIndex { $0 === sibling }
    _insert(view, at: place.map { $0 + offset } ?? rest.count)
  }

  func _insert(_ view: UIView, at index: Int) {
    if view === self { return }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: max(0, min(index, subviews.count)))
      return
    }
    _adopt(view, at: index)
  }

  func _adopt(_ view: UIView, at index: Int) {
    let (old, new) = (view.window, window)
    let changesWindow = old !== new
    if changesWindow { view._willMove(toWindow: new) }
    view.willMove(toSuperview: self)
    view.superview?._release(view)
    subviews.insert(view, at: max(0, min(index, subviews.count)))
    view.superview = self
    setNeedsLayout()
    if changesWindow { view._didMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Lets a view go; no constraint outside it keeps it.
  func _release(_ view: UIView) {
    willRemoveSubview(view)
    subviews.removeAll { $0 === view }
    var holder: UIView? = self
    while let current = holder {
      for constraint in current.constraints where constraint._refers(inside: view) {
        constraint.isActive = false
      }
      holder = current.superview
    }
    setNeedsLayout()
  }

  func _willMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view._willMove(toWindow: window) }
  }

  func _didMoveToWindow() {
    didMoveToWindow()
    for view in subviews { view._didMoveToWindow() }
  }
}
