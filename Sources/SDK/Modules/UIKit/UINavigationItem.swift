// UIKit: the declarations of UINavigationItem.

class UINavigationItem: NSObject {
  enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }
  enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }
  enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }
  enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  init(title: String) { self.title = title }
  init?(coder: NSCoder) { nil }
  var title: String?
  var subtitle: String?
  var attributedTitle: AttributedString?
  var attributedSubtitle: AttributedString?
  var prompt: String?
  var titleView: UIView?
  var subtitleView: UIView?
  var largeTitle: String?
  var largeSubtitle: String?
  var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
  var style: UINavigationItem.ItemStyle = .navigator
  var backBarButtonItem: UIBarButtonItem?
  var backButtonTitle: String?
  var backAction: UIAction?
  var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode = .default
  var hidesBackButton: Bool = false
  var leftItemsSupplementBackButton: Bool = false
  var leftBarButtonItems: [UIBarButtonItem]?
  var rightBarButtonItems: [UIBarButtonItem]?
  var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  var leadingItemGroups: [UIBarButtonItemGroup] = []
  var centerItemGroups: [UIBarButtonItemGroup] = []
  var trailingItemGroups: [UIBarButtonItemGroup] = []
  var pinnedTrailingGroup: UIBarButtonItemGroup?
  var customizationIdentifier: String?
  var searchController: UISearchController?
  var hidesSearchBarWhenScrolling: Bool = true
  var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement = .automatic
  var searchBarPlacementAllowsToolbarIntegration: Bool = true
  var standardAppearance: UINavigationBarAppearance?
  var compactAppearance: UINavigationBarAppearance?
  var scrollEdgeAppearance: UINavigationBarAppearance?
  var compactScrollEdgeAppearance: UINavigationBarAppearance?
  func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
  func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
  func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
  func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
}
