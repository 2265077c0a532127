// Photos: the declarations of PHImageManager. There are no pictures.
// Declared as the framework's interface has it, with code of our own.

class PHImageManager: NSObject {
  static let _default = PHImageManager()
  class func `default`() -> PHImageManager { _default }
  override init() {}
  @discardableResult func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { 0 }
  func cancelImageRequest(_ requestID: PHImageRequestID) {}
}
