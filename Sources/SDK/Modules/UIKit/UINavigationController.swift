// UIKit: the declarations of UINavigationController.

class UINavigationController: UIViewController {
  enum Operation: Int, Sendable {
    case none, push, pop
  }
  static let hideShowBarDuration: CGFloat = 0.2

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(nibName: nil, bundle: nil) }
  init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { super.init(nibName: nil, bundle: nil) }
  init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  weak var delegate: (any UINavigationControllerDelegate)?
  /// From the root to what is shown.
  var viewControllers: [UIViewController] {
    get { _stack }
    set { _show(newValue) }
  }
  var _stack: [UIViewController] = []
  var topViewController: UIViewController? { _stack.last }
  var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }
  lazy var navigationBar = UINavigationBar()
  lazy var _toolbar = UIToolbar()
  var toolbar: UIToolbar! { _toolbar }
  var isNavigationBarHidden: Bool = false
  var isToolbarHidden: Bool = true
  var hidesBarsOnTap: Bool = false
  var hidesBarsOnSwipe: Bool = false
  var hidesBarsWhenKeyboardAppears: Bool = false
  var hidesBarsWhenVerticallyCompact: Bool = false
  lazy var _popGesture = UIGestureRecognizer(target: nil, action: nil)
  var interactivePopGestureRecognizer: UIGestureRecognizer? { _popGesture }
  var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { _popGesture }
  lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer()
  lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer()
  override var childForStatusBarStyle: UIViewController? { topViewController }
  override var childForStatusBarHidden: UIViewController? { topViewController }

  func _show(_ controllers: [UIViewController]) {
    for old in _stack where !controllers.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    let added = controllers.filter { $0.parent !== self }
    for controller in added { addChild(controller) }
    _stack = controllers
    navigationBar.items = controllers.map { $0.navigationItem }
    for controller in added { controller.didMove(toParent: self) }
    if isViewLoaded { _Screen.changed("screen") }
  }
  func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) { _show(viewControllers) }
  func pushViewController(_ viewController: UIViewController, animated: Bool) {
    _show(_stack + [viewController])
  }
  @discardableResult func popViewController(animated: Bool) -> UIViewController? {
    guard _stack.count > 1, let top = _stack.last else { return nil }
    _show(Array(_stack.dropLast()))
    return top
  }
  @discardableResult func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = _stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }
  @discardableResult func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let place = _stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(_stack.dropFirst(place + 1))
    _show(Array(_stack.prefix(place + 1)))
    return popped
  }
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
  func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  override var _showsOthers: Bool { true }
  override func _node() -> _Node {
    _appear()
    guard let top = _stack.last else { return view._node() }
    top._appear()
    var bar: _Node?
    if !isNavigationBarHidden {
      let parts = top.navigationItem._parts(top.title, back: _backPart)
      if !parts.isEmpty {
        var made = _Node("UINavigationBar")
        made.groupsChildren = true
        made.children = parts
        bar = made
      }
    }
    return _Node._page(top, bar: bar, at: .top)
  }
  /// What leads back is called by the title before.
  var _backPart: _Part? {
    guard let before = _stack.dropLast().last else { return nil }
    let item = before.navigationItem
    let title = item.backButtonTitle ?? item.backBarButtonItem?.title ?? item.title ?? before.title
    var node = _Node("UIButton", text: title ?? _Words.word("Back"))
    node.traits = [.button, ._backButton]
    node.activate = { self.popViewController(animated: true) }
    return _Part.node(node)
  }
}
