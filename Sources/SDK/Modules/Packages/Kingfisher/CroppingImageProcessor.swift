// Kingfisher: the declarations of CroppingImageProcessor, as its documentation has them.

struct CroppingImageProcessor: ImageProcessor {
  let size: CGSize
  let anchor: CGPoint
  let identifier = "cropping"

  init(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) {
    self.size = size
    self.anchor = anchor
  }

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage? {
    _processed(item)
  }
}
