// Photos: the declarations of PHAssetChangeRequest.
// Declared as the framework's interface has it, with code of our own.

class PHAssetChangeRequest: NSObject {
  class func creationRequestForAsset(from image: UIImage) -> Self
  class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> Self?
  class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> Self?
}
