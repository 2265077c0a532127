// Kingfisher: the declarations of Base64ImageDataProvider, as its documentation has them.

struct Base64ImageDataProvider: ImageDataProvider {
  let base64String: String
  var cacheKey: String

  init(base64String: String, cacheKey: String) {
    self.base64String = base64String
    self.cacheKey = cacheKey
  }

  func data(handler: @escaping (Result<Data, any Error>) -> Void) {
    if let data = Data(base64Encoded: base64String) { handler(.success(data)) }
  }
}
