// UIKit: the declarations of _TraitChangeRegistration.

/// Nothing that surrounds a screen changes while it is read.
class _TraitChangeRegistration: NSObject, UITraitChangeRegistration {}
