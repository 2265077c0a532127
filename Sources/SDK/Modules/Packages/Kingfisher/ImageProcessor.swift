// Kingfisher: the declarations of ImageProcessor, as its documentation has them.

protocol ImageProcessor {
  var identifier: String { get }
  func process(item: ImageProcessItem, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
}

extension ImageProcessor {
  func append(another: any ImageProcessor) -> any ImageProcessor { another }

  /// What becomes of a picture that was given; of data there is none.
  func _processed(_ item: ImageProcessItem) -> KFCrossPlatformImage? {
    switch item {
    case .image(let image): image
    case .data(let data): KFCrossPlatformImage(data: data)
    }
  }
}
