// UIKit: the declarations of UITabBarAppearance.

class UITabBarAppearance: UIBarAppearance {
  lazy var stackedLayoutAppearance = UITabBarItemAppearance()
  lazy var inlineLayoutAppearance = UITabBarItemAppearance()
  lazy var compactInlineLayoutAppearance = UITabBarItemAppearance()
  var selectionIndicatorTintColor: UIColor?
  var selectionIndicatorImage: UIImage?
}
