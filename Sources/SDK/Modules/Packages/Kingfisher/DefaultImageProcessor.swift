// Kingfisher: the declarations of DefaultImageProcessor, as its documentation has them.

struct DefaultImageProcessor: ImageProcessor {
  static let `default` = DefaultImageProcessor()
  let identifier = ""

  init() {}

  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage? {
    _processed(item)
  }
}
