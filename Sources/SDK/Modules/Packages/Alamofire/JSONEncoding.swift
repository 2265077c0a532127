// Alamofire (github.com/Alamofire/Alamofire): the declarations of JSONEncoding, as its documentation has them.

struct JSONEncoding: ParameterEncoding {
  static var `default`: JSONEncoding { JSONEncoding() }
  static var prettyPrinted: JSONEncoding { JSONEncoding(options: .prettyPrinted) }

  let options: JSONSerialization.WritingOptions

  init(options: JSONSerialization.WritingOptions = []) { self.options = options }

  func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters else { return request }
    request.httpBody = try JSONSerialization.data(withJSONObject: parameters, options: options)
    if request.headers["Content-Type"] == nil { request.headers.update(.contentType("application/json")) }
    return request
  }
}
