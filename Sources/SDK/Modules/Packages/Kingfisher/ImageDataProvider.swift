// Kingfisher: the declarations of ImageDataProvider, as its documentation has them.

protocol ImageDataProvider {
  var cacheKey: String { get }
  var contentURL: URL? { get }
  func data(handler: @escaping (Result<Data, any Error>) -> Void)
}

extension ImageDataProvider {
  var contentURL: URL? { nil }
  func convertToSource() -> Source { .provider(self) }
}
