// UIKit: the declarations of UIFontPickerViewControllerDelegate.

protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
