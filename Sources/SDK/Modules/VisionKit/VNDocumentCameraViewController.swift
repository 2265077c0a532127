// VisionKit: the declarations of VNDocumentCameraViewController.
// Declared as the framework's interface has it, with code of our own.

class VNDocumentCameraViewController: UIViewController {
  class var isSupported: Bool { true }
  weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
