// UIKit: the declarations of UIFontPickerViewController.

class UIFontPickerViewController: UIViewController {
  weak var delegate: (any UIFontPickerViewControllerDelegate)?
  var selectedFontDescriptor: UIFontDescriptor?
}
