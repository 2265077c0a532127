// QuickLook: the declarations of QLPreviewController. What a file holds isn't read.
// Declared as the framework's interface has it, with code of our own.

class QLPreviewController: UIViewController {
  weak var dataSource: (any QLPreviewControllerDataSource)?
  weak var delegate: (any QLPreviewControllerDelegate)?
  var currentPreviewItemIndex = 0
  var currentPreviewItem: (any QLPreviewItem)? {
    dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
  }
  func reloadData() {}
  func refreshCurrentPreviewItem() {}
  override var _part: _Part { _outside }
}
