// Alamofire (github.com/Alamofire/Alamofire): the declarations of RequestInterceptor, as its documentation has them.

protocol RequestInterceptor: RequestAdapter, RequestRetrier {}

extension RequestInterceptor {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void
  ) { completion(.success(urlRequest)) }
  func retry(
    _ request: Request, for session: Session, dueTo error: any Error,
    completion: @escaping (RetryResult) -> Void
  ) { completion(.doNotRetry) }
}
