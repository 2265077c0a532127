// UIKit: the declarations of UIInputViewController.

class UIInputViewController: UIViewController {
  func dismissKeyboard() {}
  func advanceToNextInputMode() {}
}
