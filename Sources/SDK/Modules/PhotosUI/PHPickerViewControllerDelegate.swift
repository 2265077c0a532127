// PhotosUI: the declarations of PHPickerViewControllerDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
