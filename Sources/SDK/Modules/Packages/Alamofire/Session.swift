// Alamofire (github.com/Alamofire/Alamofire): the declarations of Session, as its documentation has them.

class Session {
  typealias RequestModifier = (inout URLRequest) throws -> Void

  static let `default` = Session()

  let sessionConfiguration: URLSessionConfiguration
  let interceptor: (any RequestInterceptor)?

  init(
    configuration: URLSessionConfiguration = .default, startRequestsImmediately: Bool = true,
    interceptor: (any RequestInterceptor)? = nil, serverTrustManager: ServerTrustManager? = nil,
    eventMonitors: [any EventMonitor] = []
  ) {
    sessionConfiguration = configuration
    self.interceptor = interceptor
  }

  var session: URLSession { .shared }

  private func made(_ url: any URLConvertible, _ method: HTTPMethod, _ headers: HTTPHeaders?) -> URLRequest? {
    try? URLRequest(url: url, method: method, headers: headers)
  }

  func request(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    DataRequest(
      _request: made(convertible, method, headers).flatMap { try? encoding.encode($0, with: parameters) })
  }
  func request<Parameters: Encodable>(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoder: any ParameterEncoder = URLEncodedFormParameterEncoder.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil
  ) -> DataRequest {
    DataRequest(
      _request: made(convertible, method, headers).flatMap { try? encoder.encode(parameters, into: $0) })
  }
  func request(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil
  ) -> DataRequest { DataRequest(_request: try? convertible.asURLRequest()) }

  func download(
    _ convertible: any URLConvertible, method: HTTPMethod = .get, parameters: Parameters? = nil,
    encoding: any ParameterEncoding = URLEncoding.default, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil, requestModifier: RequestModifier? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest { DownloadRequest(_request: made(convertible, method, headers)) }
  func download(
    _ convertible: any URLRequestConvertible, interceptor: (any RequestInterceptor)? = nil,
    to destination: DownloadRequest.Destination? = nil
  ) -> DownloadRequest { DownloadRequest(_request: try? convertible.asURLRequest()) }

  func upload(
    _ data: Data, to convertible: any URLConvertible, method: HTTPMethod = .post, headers: HTTPHeaders? = nil,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest { UploadRequest(_request: made(convertible, method, headers)) }
  func upload(
    _ fileURL: URL, to convertible: any URLConvertible, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest { UploadRequest(_request: made(convertible, method, headers)) }
  func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, to url: any URLConvertible,
    usingThreshold encodingMemoryThreshold: UInt64 = 10_000_000, method: HTTPMethod = .post,
    headers: HTTPHeaders? = nil, interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    multipartFormData(MultipartFormData())
    return UploadRequest(_request: made(url, method, headers))
  }
  func upload(
    multipartFormData: @escaping (MultipartFormData) -> Void, with request: any URLRequestConvertible,
    interceptor: (any RequestInterceptor)? = nil
  ) -> UploadRequest {
    multipartFormData(MultipartFormData())
    return UploadRequest(_request: try? request.asURLRequest())
  }

  func cancelAllRequests(completingOnQueue queue: DispatchQueue = .main, completion: (() -> Void)? = nil) {
    if let completion { queue.async { completion() } }
  }
  func withAllRequests(perform action: @escaping (Set<UUID>) -> Void) {}
}
