// Foundation: the declarations of URLRequest.
// Declared as the toolchain's interface has it, with code of our own.

struct URLRequest: ReferenceConvertible, Sendable {
  typealias ReferenceType = NSURLRequest
  typealias CachePolicy = NSURLRequest.CachePolicy
  typealias NetworkServiceType = NSURLRequest.NetworkServiceType
  enum Attribution: UInt, Sendable {
    case developer = 0
    case user = 1
  }
  var url: URL?
  var cachePolicy: URLRequest.CachePolicy
  var timeoutInterval: TimeInterval
  var mainDocumentURL: URL?
  var networkServiceType: URLRequest.NetworkServiceType = .default
  var allowsCellularAccess: Bool = true
  var allowsConstrainedNetworkAccess: Bool = true
  var allowsExpensiveNetworkAccess: Bool = true
  var assumesHTTP3Capable: Bool = false
  var attribution: URLRequest.Attribution = .developer
  var _method = "GET"
  var httpMethod: String? {
    get { _method }
    set { _method = URLRequest._method(newValue) }
  }
  var allHTTPHeaderFields: [String: String]?
  var _body: Data?
  var _bodyStream: InputStream?
  var httpBody: Data? {
    get { _body }
    set {
      _body = newValue
      if newValue != nil { _bodyStream = nil }
    }
  }
  var httpBodyStream: InputStream? {
    get { _bodyStream }
    set {
      _bodyStream = newValue
      if newValue != nil { _body = nil }
    }
  }
  var httpShouldHandleCookies: Bool = true
  var httpShouldUsePipelining: Bool = false
  var description: String { url?.description ?? "url: nil" }
  var debugDescription: String { description }

  init(
    url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60.0
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// The methods that are known are in capitals.
  static func _method(_ name: String?) -> String {
    guard let name else { return "GET" }
    let capitals = name.uppercased()
    return ["GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT"].contains(capitals) ? capitals : name
  }

  func value(forHTTPHeaderField field: String) -> String? {
    _HeaderFields.value(of: field, in: allHTTPHeaderFields ?? [:])
  }

  mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[_HeaderFields.key(of: field, in: fields) ?? field] = value
    allHTTPHeaderFields = fields
  }

  mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let before = self.value(forHTTPHeaderField: field)
    setValue(before.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(_method)
  }

  static func == (lhs: URLRequest, rhs: URLRequest) -> Bool {
    lhs.url == rhs.url && lhs._method == rhs._method && lhs.httpBody == rhs.httpBody
      && lhs.allHTTPHeaderFields == rhs.allHTTPHeaderFields && lhs.cachePolicy == rhs.cachePolicy
      && lhs.timeoutInterval == rhs.timeoutInterval && lhs.mainDocumentURL == rhs.mainDocumentURL
      && lhs.networkServiceType == rhs.networkServiceType
      && lhs.allowsCellularAccess == rhs.allowsCellularAccess
      && lhs.httpShouldHandleCookies == rhs.httpShouldHandleCookies
  }
}
