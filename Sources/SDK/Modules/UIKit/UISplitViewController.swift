// UIKit: the declarations of UISplitViewController.

class UISplitViewController: UIViewController {
  enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }
  enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact, inspector
  }
  enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
    static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
    static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
    static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
  }
  enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }
  enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }
  enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }
  static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }
  convenience init() { self.init(nibName: nil, bundle: nil) }
  init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  let style: UISplitViewController.Style
  weak var delegate: (any UISplitViewControllerDelegate)?
  var _columns: [UISplitViewController.Column: UIViewController] = [:]
  var _controllers: [UIViewController] = []
  var viewControllers: [UIViewController] {
    get {
      let order: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
      return _columns.isEmpty ? _controllers : order.compactMap { _columns[$0] }
    }
    set {
      for old in _controllers { old.removeFromParent() }
      _controllers = newValue
      for controller in newValue { _take(controller) }
    }
  }
  func _take(_ controller: UIViewController) {
    addChild(controller)
    controller.didMove(toParent: self)
  }
  func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    _columns[column]?.removeFromParent()
    _columns[column] = vc
    if let vc { _take(vc) }
  }
  func viewController(for column: UISplitViewController.Column) -> UIViewController? { _columns[column] }
  func show(_ column: UISplitViewController.Column) {}
  func hide(_ column: UISplitViewController.Column) {}
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if _columns.isEmpty {
      viewControllers = Array(_controllers.prefix(1)) + [vc]
    } else {
      setViewController(vc, for: .secondary)
    }
  }
  var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic
  var displayMode: UISplitViewController.DisplayMode { preferredDisplayMode }
  var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic
  var splitBehavior: UISplitViewController.SplitBehavior { preferredSplitBehavior }
  var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility = .automatic
  lazy var displayModeButtonItem = UIBarButtonItem()
  var presentsWithGesture: Bool = true
  var showsSecondaryOnlyButton: Bool = false
  var primaryEdge: UISplitViewController.PrimaryEdge = .leading
  var preferredPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  var preferredPrimaryColumnWidthFraction: CGFloat = UISplitViewController.automaticDimension
  var minimumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  var maximumPrimaryColumnWidth: CGFloat = UISplitViewController.automaticDimension
  var preferredSupplementaryColumnWidth: CGFloat = UISplitViewController.automaticDimension

  override var _showsOthers: Bool { true }
  override func _node() -> _Node {
    _appear()
    return viewControllers.first?._node() ?? view._node()
  }
}
