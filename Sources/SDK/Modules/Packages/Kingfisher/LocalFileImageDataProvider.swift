// Kingfisher: the declarations of LocalFileImageDataProvider, as its documentation has them.

struct LocalFileImageDataProvider: ImageDataProvider {
  let fileURL: URL
  var cacheKey: String
  var contentURL: URL? { fileURL }

  init(fileURL: URL, cacheKey: String? = nil) {
    self.fileURL = fileURL
    self.cacheKey = cacheKey ?? fileURL.cacheKey
  }

  func data(handler: @escaping (Result<Data, any Error>) -> Void) {
    handler(Result { try Data(contentsOf: fileURL) })
  }
}
