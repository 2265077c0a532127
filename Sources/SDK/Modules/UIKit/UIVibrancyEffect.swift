// UIKit: the declarations of UIVibrancyEffect.

class UIVibrancyEffect: UIVisualEffect {
  convenience init(blurEffect: UIBlurEffect) { self.init() }
  convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init() }
}
