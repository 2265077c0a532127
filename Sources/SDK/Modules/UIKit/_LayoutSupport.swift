// UIKit: the declarations of _LayoutSupport.

/// Where a controller's bars ended, before there was a safe area.
class _LayoutSupport: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { 0 }
}
