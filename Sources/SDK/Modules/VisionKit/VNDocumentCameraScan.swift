// VisionKit: the declarations of VNDocumentCameraScan.
// Declared as the framework's interface has it, with code of our own.

class VNDocumentCameraScan: NSObject {
  var pageCount: Int { get }
  var title: String { get }
  func imageOfPage(at index: Int) -> UIImage
}
