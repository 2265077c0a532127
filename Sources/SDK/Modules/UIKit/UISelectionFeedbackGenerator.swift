// UIKit: the declarations of UISelectionFeedbackGenerator.
// Declared as the framework's interface has it, with code of our own.

class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  override init() { super.init() }
  func selectionChanged() {}
  func selectionChanged(at location: CGPoint) {}
}
