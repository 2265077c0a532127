// UIKit: the declarations of UIView.

extension UIView {
  /// What a method that nothing declares was given: views are added in their order.
  func _undeclared(_ given: [Any]) {
    for value in given {
      for view in (value as? [UIView]) ?? [value as? UIView].compactMap({ $0 }) {
        if view.superview == nil, view !== self { _take(view) }
      }
    }
  }

  /// Takes a view of an interface file.
  func _take(_ view: UIView) { addSubview(view) }

  /// Views for outlets that no file connects.
  func _standIn(outletsOf object: NSObject, _ missing: String) {
    _missingNib = missing
    for outlet in object._outletViews() {
      if let view = outlet.value as? UIView { addSubview(view) }
      _standIns.append(outlet.value)
      object._set(outlet.value, outlet.key)
    }
  }
}
