// Alamofire (github.com/Alamofire/Alamofire): the declarations of HTTPMethod, as its documentation has them.

struct HTTPMethod: RawRepresentable, Hashable {
  let rawValue: String

  init(rawValue: String) { self.rawValue = rawValue }

  static let connect = HTTPMethod(rawValue: "CONNECT")
  static let delete = HTTPMethod(rawValue: "DELETE")
  static let get = HTTPMethod(rawValue: "GET")
  static let head = HTTPMethod(rawValue: "HEAD")
  static let options = HTTPMethod(rawValue: "OPTIONS")
  static let patch = HTTPMethod(rawValue: "PATCH")
  static let post = HTTPMethod(rawValue: "POST")
  static let put = HTTPMethod(rawValue: "PUT")
  static let query = HTTPMethod(rawValue: "QUERY")
  static let trace = HTTPMethod(rawValue: "TRACE")
}
