// UIKit: the declarations of UIViewController.

class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment, UITraitChangeObservable,
  UIAppearanceContainer
{
  static let showDetailTargetDidChangeNotification = NSNotification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }
  convenience init() { self.init(nibName: nil, bundle: nil) }
  override func awakeFromNib() {}

  // MARK: View

  let nibName: String?
  let nibBundle: Bundle?
  var _storyboard: UIStoryboard?
  var storyboard: UIStoryboard? { _storyboard }
  var restorationIdentifier: String?
  var _view: UIView?
  /// Made when it is first asked for.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/view
  var view: UIView! {
    get {
      loadViewIfNeeded()
      return _view
    }
    set {
      _view?._controller = nil
      _view = newValue
      newValue?._controller = self
    }
  }
  var viewIfLoaded: UIView? { _view }
  var _hasAppeared = false
  var isViewLoaded: Bool { _view != nil }
  /// The scene of a storyboard that it comes from.
  var _interface: _Interface?
  func loadView() {
    if _loadInterface({ UIView(frame: UIScreen.main.bounds) }) { return }
    view = UIView(frame: UIScreen.main.bounds)
  }
  func loadViewIfNeeded() {
    if _view != nil { return }
    loadView()
    if _view != nil { viewDidLoad() }
  }
  override var next: UIResponder? { _view?.superview ?? presentingViewController }

  func viewDidLoad() {}
  func viewWillAppear(_ animated: Bool) {}
  func viewIsAppearing(_ animated: Bool) {}
  func viewDidAppear(_ animated: Bool) {}
  func viewWillDisappear(_ animated: Bool) {}
  func viewDidDisappear(_ animated: Bool) {}
  func viewWillLayoutSubviews() {}
  func viewDidLayoutSubviews() {}
  func viewSafeAreaInsetsDidChange() {}
  func viewLayoutMarginsDidChange() {}
  func updateViewConstraints() {}
  func didReceiveMemoryWarning() {}
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize size: CGSize)
    -> CGSize
  { size }
  func encodeRestorableState(with coder: NSCoder) {}
  func decodeRestorableState(with coder: NSCoder) {}

  // MARK: What the bars around it show

  var _title: String?
  var title: String? {
    get { _title }
    set {
      _title = _Words.heard(newValue)
      _navigationItem?.title = _title
      _tabBarItem?.title = _title
    }
  }
  var _navigationItem: UINavigationItem?
  var navigationItem: UINavigationItem {
    if let known = _navigationItem { return known }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    _navigationItem = made
    return made
  }
  var _tabBarItem: UITabBarItem?
  var tabBarItem: UITabBarItem! {
    get {
      if let known = _tabBarItem { return known }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      _tabBarItem = made
      return made
    }
    set { _tabBarItem = newValue }
  }
  var toolbarItems: [UIBarButtonItem]?
  func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  var hidesBottomBarWhenPushed: Bool = false
  var edgesForExtendedLayout: UIRectEdge = .all
  var extendedLayoutIncludesOpaqueBars: Bool = false
  var automaticallyAdjustsScrollViewInsets: Bool = true
  var additionalSafeAreaInsets: UIEdgeInsets = UIEdgeInsets.zero
  var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  var viewRespectsSystemMinimumLayoutMargins: Bool = true
  var preferredContentSize: CGSize = CGSize.zero
  func setContentScrollView(_ scrollView: UIScrollView?) {}
  func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  var contentUnavailableConfiguration: (any UIContentConfiguration)?
  func setNeedsUpdateContentUnavailableConfiguration() {}
  func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
  func setNeedsUpdateProperties() {}
  lazy var topLayoutGuide: any UILayoutSupport = _LayoutSupport()
  lazy var bottomLayoutGuide: any UILayoutSupport = _LayoutSupport()

  // MARK: Controllers in controllers

  var children: [UIViewController] = []
  weak var parent: UIViewController?
  func addChild(_ childController: UIViewController) {
    if childController.parent === self { return }
    childController.parent?._release(childController)
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  func removeFromParent() {
    guard let old = parent else { return }
    old._release(self)
    parent = nil
    didMove(toParent: nil)
  }
  func _release(_ child: UIViewController) { children.removeAll { $0 === child } }
  func willMove(toParent parent: UIViewController?) {}
  func didMove(toParent parent: UIViewController?) {}
  func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  func endAppearanceTransition() {}
  var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let view = toViewController.view { fromViewController.view.superview?.addSubview(view) }
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }
  func _ancestor<Kind>(_ kind: Kind.Type) -> Kind? {
    guard let parent else { return nil }
    return parent as? Kind ?? parent._ancestor(kind)
  }
  var navigationController: UINavigationController? { _ancestor(UINavigationController.self) }
  var tabBarController: UITabBarController? { _ancestor(UITabBarController.self) }
  var splitViewController: UISplitViewController? { _ancestor(UISplitViewController.self) }

  // MARK: Presentation

  var presentedViewController: UIViewController?
  weak var _presenter: UIViewController?
  var presentingViewController: UIViewController? { _presenter ?? parent?.presentingViewController }
  var modalPresentationStyle: UIModalPresentationStyle = .automatic
  var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  var modalPresentationCapturesStatusBarAppearance: Bool = false
  var isModalInPresentation: Bool = false
  var definesPresentationContext: Bool = false
  var providesPresentationContextTransitionStyle: Bool = false
  var disablesAutomaticKeyboardDismissal: Bool { false }
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  var preferredTransition: Transition?
  lazy var _presentation = UIPresentationController(_presented: self)
  var presentationController: UIPresentationController? { _presentation }
  lazy var _popover = UIPopoverPresentationController(_presented: self)
  var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover || self is UIAlertController ? _popover : nil
  }
  lazy var _sheet = UISheetPresentationController(_presented: self)
  var sheetPresentationController: UISheetPresentationController? { _sheet }
  var activePresentationController: UIPresentationController? { presentationController }

  /// The nearest controller that fills the screen presents.
  func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    if let parent { return parent.present(viewControllerToPresent, animated: flag, completion: completion) }
    guard presentedViewController == nil else { return }
    presentedViewController = viewControllerToPresent
    viewControllerToPresent._presenter = self
    viewControllerToPresent.loadViewIfNeeded()
    _Screen.changed("screen")
    completion?()
  }
  /// What presents something lets it go; else whoever presents this is asked.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
  func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let shown = presentedViewController {
      shown._presenter = nil
      presentedViewController = nil
      _Screen.changed("screen")
      completion?()
    } else {
      presentingViewController?.dismiss(animated: flag, completion: completion)
    }
  }
  var isBeingPresented: Bool { false }
  var isBeingDismissed: Bool { false }
  var isMovingToParent: Bool { false }
  var isMovingFromParent: Bool { false }
  func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Storyboards

  func performSegue(withIdentifier identifier: String, sender: Any?)
  func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Looks

  var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  lazy var traitOverrides = UITraitOverrides()
  var traitCollection: UITraitCollection {
    overrideUserInterfaceStyle == .unspecified
      ? UITraitCollection.current : UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle)
  }
  func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  var preferredStatusBarStyle: UIStatusBarStyle { .default }
  var prefersStatusBarHidden: Bool { false }
  var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  func setNeedsStatusBarAppearanceUpdate() {}
  var prefersHomeIndicatorAutoHidden: Bool { false }
  func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  var childForStatusBarStyle: UIViewController? { nil }
  var childForStatusBarHidden: UIViewController? { nil }
  var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  var shouldAutorotate: Bool { true }
  var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  var isEditing: Bool = false
  func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  lazy var editButtonItem = UIBarButtonItem(_editing: self)
  func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
  var extensionContext: NSExtensionContext? { nil }
  var focusGroupIdentifier: String?

  override func _connect(_ key: String, _ target: NSObject) {
    if key == "navigationItem", let item = target as? UINavigationItem {
      _navigationItem = item
      if title == nil { title = item.title }
    } else {
      super._connect(key, target)
    }
  }
}
