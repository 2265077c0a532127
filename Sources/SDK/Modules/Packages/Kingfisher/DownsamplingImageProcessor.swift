// Kingfisher: the declarations of DownsamplingImageProcessor, as its documentation has them.

struct DownsamplingImageProcessor: ImageProcessor {
  let size: CGSize
  let identifier = "downsampling"

  init(size: CGSize) { self.size = size }

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage? {
    _processed(item)
  }
}
