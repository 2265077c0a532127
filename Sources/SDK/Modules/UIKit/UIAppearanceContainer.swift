// UIKit: the declarations of UIAppearanceContainer.

protocol UIAppearanceContainer: NSObjectProtocol {}
