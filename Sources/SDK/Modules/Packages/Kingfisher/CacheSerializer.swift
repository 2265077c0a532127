// Kingfisher: the declarations of CacheSerializer, as its documentation has them.

protocol CacheSerializer {
  func data(with image: KFCrossPlatformImage, original: Data?) -> Data?
  func image(with data: Data, options: KingfisherParsedOptionsInfo) -> KFCrossPlatformImage?
}
