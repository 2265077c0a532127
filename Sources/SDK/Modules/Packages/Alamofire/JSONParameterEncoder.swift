// Alamofire (github.com/Alamofire/Alamofire): the declarations of JSONParameterEncoder, as its documentation has them.

class JSONParameterEncoder: ParameterEncoder {
  static var `default`: JSONParameterEncoder { JSONParameterEncoder() }
  static var prettyPrinted: JSONParameterEncoder { JSONParameterEncoder() }
  static var sortedKeys: JSONParameterEncoder { JSONParameterEncoder() }

  let encoder: JSONEncoder

  init(encoder: JSONEncoder = JSONEncoder()) { self.encoder = encoder }

  func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws -> URLRequest
  {
    guard let parameters else { return request }
    var request = request
    request.httpBody = try encoder.encode(parameters)
    if request.headers["Content-Type"] == nil { request.headers.update(.contentType("application/json")) }
    return request
  }
}

extension ParameterEncoder where Self == JSONParameterEncoder {
  static var json: JSONParameterEncoder { JSONParameterEncoder() }
  static func json(encoder: JSONEncoder = JSONEncoder()) -> JSONParameterEncoder {
    JSONParameterEncoder(encoder: encoder)
  }
}
