// Kingfisher: the declarations of ResizingImageProcessor, as its documentation has them.

struct ResizingImageProcessor: ImageProcessor {
  let referenceSize: CGSize
  let targetContentMode: ContentMode
  let identifier = "resizing"

  init(referenceSize: CGSize, mode: ContentMode = .none) {
    self.referenceSize = referenceSize
    targetContentMode = mode
  }

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage? {
    _processed(item)
  }
}
