// UIKit: the declarations of UINavigationBarAppearance.

class UINavigationBarAppearance: UIBarAppearance {
  var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  var titlePositionAdjustment: UIOffset = UIOffset.zero
  lazy var buttonAppearance = UIBarButtonItemAppearance()
  lazy var doneButtonAppearance = UIBarButtonItemAppearance()
  lazy var backButtonAppearance = UIBarButtonItemAppearance()
  var backIndicatorImage: UIImage { UIImage(_symbol: "chevron.backward") }
  func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}
