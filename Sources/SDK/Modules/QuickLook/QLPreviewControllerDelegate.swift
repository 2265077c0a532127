// QuickLook: the declarations of QLPreviewControllerDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol QLPreviewControllerDelegate: AnyObject {
  func previewControllerDidDismiss(_ controller: QLPreviewController)
}

/// Objective-C's protocol asks for this optionally.
extension QLPreviewControllerDelegate {
  func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
