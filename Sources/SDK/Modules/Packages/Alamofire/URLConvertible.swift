// Alamofire (github.com/Alamofire/Alamofire): the declarations of URLConvertible, as its documentation has them.

protocol URLConvertible {
  func asURL() throws -> URL
}

extension String: URLConvertible {
  func asURL() throws -> URL {
    guard let url = URL(string: self) else { throw AFError.invalidURL(url: self) }
    return url
  }
}

extension URL: URLConvertible {
  func asURL() throws -> URL { self }
}

extension URLComponents: URLConvertible {
  func asURL() throws -> URL {
    guard let url else { throw AFError.invalidURL(url: self) }
    return url
  }
}
