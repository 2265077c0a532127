// Foundation: the declarations of NSMutableURLRequest.
// Declared as the toolchain's interface has it, with code of our own.

class NSMutableURLRequest: NSURLRequest, Sendable {
  override var url: URL? {
    get { _request.url }
    set { _request.url = newValue }
  }
  override var mainDocumentURL: URL? {
    get { _request.mainDocumentURL }
    set { _request.mainDocumentURL = newValue }
  }
  override var httpMethod: String? {
    get { _request.httpMethod }
    set { _request.httpMethod = newValue }
  }
  override var cachePolicy: NSURLRequest.CachePolicy {
    get { _request.cachePolicy }
    set { _request.cachePolicy = newValue }
  }
  override var timeoutInterval: TimeInterval {
    get { _request.timeoutInterval }
    set { _request.timeoutInterval = newValue }
  }
  override var allHTTPHeaderFields: [String: String]? {
    get { _request.allHTTPHeaderFields }
    set { _request.allHTTPHeaderFields = newValue }
  }
  override var httpBody: Data? {
    get { _request.httpBody }
    set { _request.httpBody = newValue }
  }
  override var networkServiceType: NSURLRequest.NetworkServiceType {
    get { _request.networkServiceType }
    set { _request.networkServiceType = newValue }
  }
  override var allowsCellularAccess: Bool {
    get { _request.allowsCellularAccess }
    set { _request.allowsCellularAccess = newValue }
  }
  override var httpShouldHandleCookies: Bool {
    get { _request.httpShouldHandleCookies }
    set { _request.httpShouldHandleCookies = newValue }
  }
  override var httpShouldUsePipelining: Bool {
    get { _request.httpShouldUsePipelining }
    set { _request.httpShouldUsePipelining = newValue }
  }
  required init?(coder aDecoder: NSCoder)
  override init(_ request: URLRequest) { super.init(request) }
  convenience init(url: URL) {
    self.init(url: url, cachePolicy: .useProtocolCachePolicy, timeoutInterval: 60)
  }
  override init(url: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval) {
    super.init(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
  }
  override func copy(with zone: NSZone? = nil) -> Any { NSURLRequest(_request) }
  func setValue(_ value: String?, forHTTPHeaderField field: String) {
    _request.setValue(value, forHTTPHeaderField: field)
  }
  func addValue(_ value: String, forHTTPHeaderField field: String) {
    _request.addValue(value, forHTTPHeaderField: field)
  }
}
