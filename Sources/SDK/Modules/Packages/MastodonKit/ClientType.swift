// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of ClientType, as its source has them.

protocol ClientType {
  var accessToken: String? { get set }
  init(baseURL: String, accessToken: String?, session: URLSession)
  func run<Model>(
    _ request: Request<Model>, completion: @escaping (_ result: Result<Response<Model>, any Error>) -> Void)
  func run<Model>(_ request: Request<Model>) async throws -> Response<Model>
}
