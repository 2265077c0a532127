// UIKit: the declarations of UIImpactFeedbackGenerator.
// Declared as the framework's interface has it, with code of our own.

class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  enum FeedbackStyle: Int {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }
  override init() { super.init() }
  init(style: UIImpactFeedbackGenerator.FeedbackStyle) { super.init() }
  init(style: UIImpactFeedbackGenerator.FeedbackStyle, view: UIView) { super.init() }
  func impactOccurred() {}
  func impactOccurred(intensity: CGFloat) {}
  func impactOccurred(at location: CGPoint) {}
  func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
