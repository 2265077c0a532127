// UIKit: the declarations of UISearchController.

class UISearchController: UIViewController {
  init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
  convenience init() { self.init(searchResultsController: nil) }
  weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  weak var delegate: (any UISearchControllerDelegate)?
  let searchResultsController: UIViewController?
  lazy var searchBar = UISearchBar()
  var isActive: Bool = false
  var obscuresBackgroundDuringPresentation: Bool = true
  var hidesNavigationBarDuringPresentation: Bool = true
  var automaticallyShowsCancelButton: Bool = true
  var automaticallyShowsSearchResultsController: Bool = true
  var automaticallyShowsScopeBar: Bool = true
  var showsSearchResultsController: Bool = false
  var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool = false
  /// What someone types in its bar.
  func _edit(_ text: String) {
    isActive = true
    searchBar._edit(text)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  override var _showsOthers: Bool { true }
}
