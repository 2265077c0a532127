// UIKit: the declarations of UIAppearance.

protocol UIAppearance: NSObjectProtocol {}
