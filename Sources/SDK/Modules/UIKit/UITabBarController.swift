// UIKit: the declarations of UITabBarController.

class UITabBarController: UIViewController, UITabBarDelegate {
  enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  convenience init() { self.init(nibName: nil, bundle: nil) }
  convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  weak var delegate: (any UITabBarControllerDelegate)?
  var viewControllers: [UIViewController]? {
    get { _controllers }
    set { _show(newValue ?? []) }
  }
  var _controllers: [UIViewController] = []
  var tabs: [UITab] = [] {
    didSet { _show(tabs.compactMap { $0.viewController }) }
  }
  var selectedTab: UITab? {
    get { tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil }
    set { selectedIndex = tabs.firstIndex { $0 === newValue } ?? selectedIndex }
  }
  var mode: UITabBarController.Mode = .automatic
  lazy var tabBar = UITabBar()
  var isTabBarHidden: Bool = false
  var customizableViewControllers: [UIViewController]?
  lazy var moreNavigationController = UINavigationController()
  var _selectedIndex = 0
  var selectedIndex: Int {
    get { _selectedIndex }
    set {
      guard _controllers.indices.contains(newValue) else { return }
      _selectedIndex = newValue
      tabBar.selectedItem = _controllers[newValue].tabBarItem
    }
  }
  var selectedViewController: UIViewController? {
    get { _controllers.indices.contains(_selectedIndex) ? _controllers[_selectedIndex] : nil }
    set { selectedIndex = _controllers.firstIndex { $0 === newValue } ?? _selectedIndex }
  }
  override var childForStatusBarStyle: UIViewController? { selectedViewController }

  func _show(_ controllers: [UIViewController]) {
    for old in _controllers where !controllers.contains(where: { $0 === old }) { old.removeFromParent() }
    _controllers = controllers
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    tabBar.items = controllers.map { $0.tabBarItem }
    selectedIndex = controllers.indices.contains(_selectedIndex) ? _selectedIndex : 0
  }
  func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
  func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// What a tap on a tab does.
  func _select(_ index: Int) {
    guard _controllers.indices.contains(index) else { return }
    let controller = _controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = index
    tabBar(tabBar, didSelect: controller.tabBarItem)
    delegate?.tabBarController(self, didSelect: controller)
  }

  override var _showsOthers: Bool { true }
  override func _node() -> _Node {
    _appear()
    guard let shown = selectedViewController else { return view._node() }
    if isTabBarHidden || shown.hidesBottomBarWhenPushed { return shown._node() }
    var bar = _Node("UITabBar")
    bar.groupsChildren = true
    bar.children = _controllers.enumerated().map { index, controller in
      controller.tabBarItem._part(isSelected: index == _selectedIndex) { self._select(index) }
    }
    return _Node._page(shown, bar: bar, at: .bottom)
  }
}
