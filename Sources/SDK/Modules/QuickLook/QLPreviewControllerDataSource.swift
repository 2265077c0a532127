// QuickLook: the declarations of QLPreviewControllerDataSource.
// Declared as the framework's interface has it, with code of our own.

protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
