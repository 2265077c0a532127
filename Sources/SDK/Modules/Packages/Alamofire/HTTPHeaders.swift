// Alamofire (github.com/Alamofire/Alamofire): the declarations of HTTPHeaders, as its documentation has them.

/// Header fields by names whose case doesn't count.
struct HTTPHeaders: Hashable {
  private var headers: [HTTPHeader] = []

  init() {}
  init(_ headers: [HTTPHeader]) {
    for header in headers { update(header) }
  }
  init(_ dictionary: [String: String]) {
    for (name, value) in dictionary { update(name: name, value: value) }
  }

  static var `default`: HTTPHeaders { [.defaultAcceptEncoding, .defaultAcceptLanguage, .defaultUserAgent] }

  mutating func add(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
  mutating func add(_ header: HTTPHeader) { update(header) }
  mutating func update(name: String, value: String) { update(HTTPHeader(name: name, value: value)) }
  mutating func update(_ header: HTTPHeader) {
    if let index = place(header.name) { headers[index] = header } else { headers.append(header) }
  }
  mutating func remove(name: String) {
    if let index = place(name) { headers.remove(at: index) }
  }
  mutating func sort() { headers.sort { $0.name.lowercased() < $1.name.lowercased() } }
  func sorted() -> HTTPHeaders {
    var sorted = self
    sorted.sort()
    return sorted
  }
  func value(for name: String) -> String? { place(name).map { headers[$0].value } }
  subscript(name: String) -> String? {
    get { value(for: name) }
    set {
      if let newValue { update(name: name, value: newValue) } else { remove(name: name) }
    }
  }
  var dictionary: [String: String] {
    var values: [String: String] = [:]
    for header in headers { values[header.name] = header.value }
    return values
  }
  private func place(_ name: String) -> Int? {
    headers.firstIndex { $0.name.lowercased() == name.lowercased() }
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, String)...) {
    for (name, value) in elements { update(name: name, value: value) }
  }
}

extension HTTPHeaders: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: HTTPHeader...) { self.init(elements) }
}

extension HTTPHeaders: Collection {
  typealias Element = HTTPHeader
  typealias Index = Int
  var startIndex: Int { 0 }
  var endIndex: Int { headers.count }
  subscript(position: Int) -> HTTPHeader { headers[position] }
  func index(after i: Int) -> Int { i + 1 }
}

extension HTTPHeaders: CustomStringConvertible {
  var description: String { headers.map { $0.description }.joined(separator: "\n") }
}

extension URLRequest {
  var headers: HTTPHeaders {
    get { HTTPHeaders(allHTTPHeaderFields ?? [:]) }
    set { allHTTPHeaderFields = newValue.dictionary }
  }
  var method: HTTPMethod? {
    get { httpMethod.map { HTTPMethod(rawValue: $0) } }
    set { httpMethod = newValue?.rawValue }
  }
  init(url: any URLConvertible, method: HTTPMethod, headers: HTTPHeaders? = nil) throws {
    self.init(url: try url.asURL())
    httpMethod = method.rawValue
    allHTTPHeaderFields = headers?.dictionary
  }
}

extension URLSessionConfiguration {
  static var af: _Extended { _Extended() }
  struct _Extended {
    var `default`: URLSessionConfiguration { .default }
    var ephemeral: URLSessionConfiguration { .ephemeral }
  }
  var headers: HTTPHeaders {
    get { (httpAdditionalHeaders as? [String: String]).map { HTTPHeaders($0) } ?? HTTPHeaders() }
    set { httpAdditionalHeaders = newValue.dictionary }
  }
}
