// Foundation: the declarations of NSMutableURLRequest.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class NSMutableURLRequest: NSURLRequest, Sendable {
  override var url: URL? { get set }
  override var mainDocumentURL: URL? { get set }
  override var httpMethod: String? { get set }
  override var cachePolicy: NSURLRequest.CachePolicy { get set }
  override var timeoutInterval: TimeInterval { get set }
  override var allHTTPHeaderFields: [String: String]? { get set }
  override var httpBody: Data? { get set }
  override var networkServiceType: NSURLRequest.NetworkServiceType { get set }
  override var allowsCellularAccess: Bool { get set }
  override var httpShouldHandleCookies: Bool { get set }
  override var httpShouldUsePipelining: Bool { get set }
  required init?(coder aDecoder: NSCoder)
  convenience init(url: URL)
  override init(url: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval)
  override func copy(with zone: NSZone? = nil) -> Any
  func setValue(_ value: String?, forHTTPHeaderField field: String)
  func addValue(_ value: String, forHTTPHeaderField field: String)
}
