// UIKit: the declarations of UIToolbarAppearance.

class UIToolbarAppearance: UIBarAppearance {
  lazy var buttonAppearance = UIBarButtonItemAppearance()
  lazy var doneButtonAppearance = UIBarButtonItemAppearance()
}
