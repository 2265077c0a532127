// VisionKit: the declarations of VNDocumentCameraViewControllerDelegate.
// Declared as the framework's interface has it, with code of our own.

protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

/// Objective-C's protocol asks for these optionally.
extension VNDocumentCameraViewControllerDelegate {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
