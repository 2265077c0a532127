// UIKit: the declarations of UISearchTab.

class UISearchTab: UITab {
  convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.search",
      viewControllerProvider: viewControllerProvider)
  }
}
