// UIKit: the declarations of UIWindow.

class UIWindow: UIView {
  struct Level: Hashable, RawRepresentable, Sendable {
    static let normal = UIWindow.Level(rawValue: 0)
    static let alert = UIWindow.Level(rawValue: 2000)
    static let statusBar = UIWindow.Level(rawValue: 1000)
    let rawValue: CGFloat
    init(rawValue: CGFloat) { self.rawValue = rawValue }
    init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    static func + (lhs: UIWindow.Level, rhs: CGFloat) -> UIWindow.Level {
      UIWindow.Level(rawValue: lhs.rawValue + rhs)
    }
  }
  static let didBecomeVisibleNotification = NSNotification.Name("UIWindowDidBecomeVisibleNotification")
  static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")
  static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")
  static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")

  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(frame: UIScreen.main.bounds) }
  convenience init(windowScene: UIWindowScene) { self.init(frame: UIScreen.main.bounds) }

  var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      addSubview(view)
    }
  }
  var _scene: UIWindowScene?
  var windowScene: UIWindowScene? {
    get { _scene ?? UIWindowScene._shown }
    set { _scene = newValue }
  }
  var windowLevel: UIWindow.Level = .normal
  var screen: UIScreen { UIScreen.main }
  var isKeyWindow: Bool { true }
  var canBecomeKey: Bool { true }
  override var window: UIWindow? { self }
  override var next: UIResponder? { windowScene }
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: _Screen.safeAreaTop, left: 0, bottom: _Screen.safeAreaBottom, right: 0)
  }
  func makeKeyAndVisible() { isHidden = false }
  func makeKey() {}
  func becomeKey() {}
  func resignKey() {}
  func sendEvent(_ event: UIEvent) {}
}
