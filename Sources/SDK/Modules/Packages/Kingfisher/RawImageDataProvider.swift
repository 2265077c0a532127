// Kingfisher: the declarations of RawImageDataProvider, as its documentation has them.

struct RawImageDataProvider: ImageDataProvider {
  let data: Data
  var cacheKey: String

  init(data: Data, cacheKey: String) {
    self.data = data
    self.cacheKey = cacheKey
  }

  func data(handler: @escaping (Result<Data, any Error>) -> Void) { handler(.success(data)) }
}
