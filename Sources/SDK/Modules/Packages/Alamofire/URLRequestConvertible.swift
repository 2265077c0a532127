// Alamofire (github.com/Alamofire/Alamofire): the declarations of URLRequestConvertible, as its documentation has them.

protocol URLRequestConvertible {
  func asURLRequest() throws -> URLRequest
}

extension URLRequestConvertible {
  var urlRequest: URLRequest? { try? asURLRequest() }
}

extension URLRequest: URLRequestConvertible {
  func asURLRequest() throws -> URLRequest { self }
}
