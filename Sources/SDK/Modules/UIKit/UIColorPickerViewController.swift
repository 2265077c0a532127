// UIKit: the declarations of UIColorPickerViewController.

class UIColorPickerViewController: UIViewController {
  weak var delegate: (any UIColorPickerViewControllerDelegate)?
  var selectedColor: UIColor = UIColor.clear
  var supportsAlpha: Bool = true
}
