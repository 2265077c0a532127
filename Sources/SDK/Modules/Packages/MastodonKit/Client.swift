// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Client, as its source has them.

/// It asks an instance, and what comes of that is what comes of its session.
struct Client: ClientType {
  struct _Fault: Decodable {
    let error: String

    private enum CodingKeys: String, CodingKey {
      case error
    }
  }

  let _baseURL: String
  let _session: URLSession
  var accessToken: String?

  init(baseURL: String, accessToken: String? = nil, session: URLSession = .shared) {
    _baseURL = baseURL
    _session = session
    self.accessToken = accessToken
  }

  func run<Model>(
    _ request: Request<Model>, completion: @escaping (Result<Response<Model>, any Error>) -> Void
  ) {
    guard let url = request._url(at: _baseURL) else {
      completion(.failure(ClientError.malformedURL))
      return
    }
    let asked = request._urlRequest(url, accessToken)
    let task = _session.dataTask(with: asked) { data, response, error in
      if let error {
        completion(.failure(error))
      } else {
        completion(Result { try Client._answer(data, response) })
      }
    }
    task.resume()
  }
  func run<Model>(_ request: Request<Model>) async throws -> Response<Model> {
    try await withCheckedThrowingContinuation { continuation in
      run(request) { continuation.resume(with: $0) }
    }
  }

  static func _answer<Model: Codable>(_ data: Data?, _ response: URLResponse?) throws -> Response<Model> {
    guard let data else { throw ClientError.malformedJSON }
    guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
      let fault = try? JSONDecoder().decode(_Fault.self, from: data)
      throw fault.map { ClientError.mastodonError($0.error) } ?? ClientError.genericError
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .formatted(_dates)
    guard let value = try? decoder.decode(Model.self, from: data) else { throw ClientError.invalidModel }
    let links = response.allHeaderFields["Link"] as? String
    return Response(value: value, pagination: links.map { Pagination(_links: $0) })
  }
  static let _dates: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss.SZ"
    formatter.timeZone = TimeZone(abbreviation: "UTC")
    formatter.locale = Locale(identifier: "en_US_POSIX")
    return formatter
  }()
}
