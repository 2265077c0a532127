// UIKit: the declarations of UIPageViewController.

class UIPageViewController: UIViewController {
  enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }
  enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }
  enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }
  enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }
  struct OptionsKey: Hashable, RawRepresentable, Sendable {
    static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
  }
  init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }
  convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

  weak var delegate: (any UIPageViewControllerDelegate)?
  weak var dataSource: (any UIPageViewControllerDataSource)?
  let transitionStyle: UIPageViewController.TransitionStyle
  let navigationOrientation: UIPageViewController.NavigationOrientation
  var spineLocation: UIPageViewController.SpineLocation { .min }
  var isDoubleSided: Bool = false
  var gestureRecognizers: [UIGestureRecognizer] { [] }
  var _shown: [UIViewController] = []
  var viewControllers: [UIViewController]? { _shown }
  func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    for old in _shown { old.removeFromParent() }
    _shown = viewControllers ?? []
    for controller in _shown {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    completion?(true)
  }
  /// What a scroll by one page does.
  func _turn(forward: Bool) {
    guard let shown = _shown.first, let dataSource else { return }
    let next =
      forward
      ? dataSource.pageViewController(self, viewControllerAfter: shown)
      : dataSource.pageViewController(self, viewControllerBefore: shown)
    guard let next else { return }
    delegate?.pageViewController(self, willTransitionTo: [next])
    setViewControllers([next], direction: forward ? .forward : .reverse, animated: true)
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [shown], transitionCompleted: true)
  }

  override var _showsOthers: Bool { true }
  override func _node() -> _Node {
    _appear()
    return _shown.first?._node() ?? view._node()
  }
}
