// Kingfisher: the declarations of BlackWhiteProcessor, as its documentation has them.

struct BlackWhiteProcessor: ImageProcessor {
  let identifier = "black and white"

  init() {}

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage? {
    _processed(item)
  }
}
