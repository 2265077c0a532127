// Kingfisher: the declarations of BlurImageProcessor, as its documentation has them.

struct BlurImageProcessor: ImageProcessor {
  let blurRadius: CGFloat
  let identifier = "blur"

  init(blurRadius: CGFloat) { self.blurRadius = blurRadius }

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage? {
    _processed(item)
  }
}
