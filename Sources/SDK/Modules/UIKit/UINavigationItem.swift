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
  var _title: String?
  var title: String? {
    get { _title }
    set { _title = _Words.heard(newValue) }
  }
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

  /// Leading items, title, trailing items.
  func _parts(_ controllerTitle: String?, back: _Part?) -> [_Part] {
    var parts: [_Part] = []
    let leading = (leftBarButtonItems ?? []) + leadingItemGroups.flatMap { $0.barButtonItems }
    if let back, !hidesBackButton, leading.isEmpty || leftItemsSupplementBackButton { parts.append(back) }
    parts += leading.compactMap { $0._part }
    if let titleView {
      parts.append(_Part.object(titleView))
    } else if let title = title ?? controllerTitle, !title.isEmpty {
      var node = _Node("UILabel", text: title)
      node.traits = .header
      node.derive("traits", "the title of a navigation bar")
      parts.append(_Part.node(node))
    }
    // The first of the right items stands at the edge.
    let trailing = (rightBarButtonItems ?? []).reversed() + trailingItemGroups.flatMap { $0.barButtonItems }
    parts += trailing.compactMap { $0._part }
    if let bar = searchController?.searchBar { parts.append(_Part.object(bar)) }
    return parts
  }
}
