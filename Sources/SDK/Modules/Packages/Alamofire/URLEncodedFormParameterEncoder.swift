// Alamofire: the declarations of URLEncodedFormParameterEncoder, as its documentation has them.

class URLEncodedFormParameterEncoder: ParameterEncoder {
  enum Destination { case methodDependent, queryString, httpBody }

  static var `default`: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }

  let destination: Destination

  init(destination: Destination = .methodDependent) { self.destination = destination }

  func encode<Parameters: Encodable>(_ parameters: Parameters?, into request: URLRequest) throws -> URLRequest
  {
    guard let parameters else { return request }
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(parameters))
    let place: URLEncoding.Destination =
      switch destination {
      case .methodDependent: .methodDependent
      case .queryString: .queryString
      case .httpBody: .httpBody
      }
    return try URLEncoding(destination: place).encode(request, with: object as? [String: Any])
  }
}

extension ParameterEncoder where Self == URLEncodedFormParameterEncoder {
  static var urlEncodedForm: URLEncodedFormParameterEncoder { URLEncodedFormParameterEncoder() }
}
