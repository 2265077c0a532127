// UIKit: the declarations of UIVisualEffect.

class UIVisualEffect: NSObject {}
