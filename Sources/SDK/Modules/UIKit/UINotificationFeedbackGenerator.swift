// UIKit: the declarations of UINotificationFeedbackGenerator.
// Declared as the framework's interface has it, with code of our own.

class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  enum FeedbackType: Int {
    case success = 0
    case warning = 1
    case error = 2
  }
  override init() { super.init() }
  func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
  func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
  ) {}
}
