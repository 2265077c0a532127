// UIKit: the declarations of UIView.

extension UIView {
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
