// Kingfisher: the declarations of Resource, as its documentation has them.

protocol Resource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension Resource {
  func convertToSource(overrideCacheKey: String? = nil) -> Source {
    let key = overrideCacheKey ?? cacheKey
    guard downloadURL.isFileURL else {
      return .network(KF.ImageResource(downloadURL: downloadURL, cacheKey: key))
    }
    return .provider(LocalFileImageDataProvider(fileURL: downloadURL, cacheKey: key))
  }
}
