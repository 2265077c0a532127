// UIKit: the declarations of UIDocumentPickerViewController.

import UniformTypeIdentifiers

class UIDocumentPickerViewController: UIViewController {
  weak var delegate: (any UIDocumentPickerDelegate)?
  convenience init(forOpeningContentTypes contentTypes: [UTType]) { self.init(nibName: nil, bundle: nil) }
  convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(nibName: nil, bundle: nil)
  }
  convenience init(forExporting urls: [URL]) { self.init(nibName: nil, bundle: nil) }
  convenience init(forExporting urls: [URL], asCopy: Bool) { self.init(nibName: nil, bundle: nil) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  var allowsMultipleSelection: Bool = false
  var shouldShowFileExtensions: Bool = false
  var directoryURL: URL?
}
