// PhotosUI: the declarations of PHPickerViewController. What it shows is on the device.
// Declared as the framework's interface has it, with code of our own.

final class PHPickerViewController: UIViewController {
  let configuration: PHPickerConfiguration
  weak var delegate: (any PHPickerViewControllerDelegate)?
  init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }
}
