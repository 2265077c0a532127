// UIKit: the declarations of UIView.
// Declared as the framework's interface has it, with code of our own.

class UIView: UIResponder {
  init()
  init(frame: CGRect)
  var frame: CGRect { get set }
  var bounds: CGRect { get set }
  var center: CGPoint { get set }
  var alpha: CGFloat { get set }
  var isHidden: Bool { get set }
  var isUserInteractionEnabled: Bool { get set }
  var clipsToBounds: Bool { get set }
  var tag: Int { get set }
  var backgroundColor: UIColor? { get set }
  var tintColor: UIColor! { get set }
  var superview: UIView? { get }
  var subviews: [UIView] { get }
  var window: UIWindow? { get }
  var traitCollection: UITraitCollection { get }
  var intrinsicContentSize: CGSize { get }
  func addSubview(_ view: UIView)
  func removeFromSuperview()
  func setNeedsLayout()
  func layoutIfNeeded()
  func layoutSubviews()
  func setNeedsDisplay()
  func sizeToFit()
  func sizeThatFits(_ size: CGSize) -> CGSize
  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
  static func animate(withDuration duration: Double, animations: @escaping () -> Void)
}
