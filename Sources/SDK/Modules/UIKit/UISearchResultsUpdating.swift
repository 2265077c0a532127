// UIKit: the declarations of UISearchResultsUpdating.

protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}
