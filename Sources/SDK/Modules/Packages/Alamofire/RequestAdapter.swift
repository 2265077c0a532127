// Alamofire (github.com/Alamofire/Alamofire): the declarations of RequestAdapter, as its documentation has them.

protocol RequestAdapter {
  func adapt(
    _ urlRequest: URLRequest, for session: Session,
    completion: @escaping (Result<URLRequest, any Error>) -> Void)
}
