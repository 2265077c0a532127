// Alamofire (github.com/Alamofire/Alamofire): the declarations of URLEncoding, as its documentation has them.

struct URLEncoding: ParameterEncoding {
  enum Destination { case methodDependent, queryString, httpBody }
  enum ArrayEncoding { case brackets, noBrackets, indexInBrackets }
  enum BoolEncoding { case numeric, literal }

  static var `default`: URLEncoding { URLEncoding() }
  static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
  static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }

  let destination: Destination

  init(
    destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) { self.destination = destination }

  func encode(_ urlRequest: any URLRequestConvertible, with parameters: Parameters?) throws -> URLRequest {
    var request = try urlRequest.asURLRequest()
    guard let parameters, !parameters.isEmpty, let url = request.url else { return request }
    let sorted = parameters.sorted { $0.key < $1.key }
    let items = sorted.map { URLQueryItem(name: $0.key, value: "\($0.value)") }
    let isInQuery =
      destination == .queryString
      || (destination == .methodDependent && ["GET", "HEAD", "DELETE"].contains(request.httpMethod ?? "GET"))
    var components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    if isInQuery {
      components?.queryItems = (components?.queryItems ?? []) + items
      request.url = components?.url
    } else {
      components?.queryItems = items
      request.httpBody = Data((components?.percentEncodedQuery ?? "").utf8)
    }
    return request
  }
}
