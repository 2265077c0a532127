// UIKit: the declarations of UITraitChangeRegistration.

protocol UITraitChangeRegistration: NSObjectProtocol {}
