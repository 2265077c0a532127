// Foundation: the declarations of NSURLRequest.
// Declared as the toolchain's interface has it, with code of our own.

class NSURLRequest: NSObject, NSSecureCoding, NSCopying, NSMutableCopying {
  enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadRevalidatingCacheData = 5
    static var reloadIgnoringCacheData: NSURLRequest.CachePolicy { .reloadIgnoringLocalCacheData }
  }
  enum NetworkServiceType: UInt, Sendable {
    case `default` = 0
    case voip = 1
    case video = 2
    case background = 3
    case voice = 4
    case responsiveData = 6
    case avStreaming = 8
    case responsiveAV = 9
    case callSignaling = 11
  }
  class var supportsSecureCoding: Bool { true }
  var _request: URLRequest
  override var hash: Int { _request.hashValue }
  var url: URL? { _request.url }
  var mainDocumentURL: URL? { _request.mainDocumentURL }
  var cachePolicy: NSURLRequest.CachePolicy { _request.cachePolicy }
  var timeoutInterval: TimeInterval { _request.timeoutInterval }
  var httpMethod: String? { _request.httpMethod }
  var allHTTPHeaderFields: [String: String]? { _request.allHTTPHeaderFields }
  var httpBody: Data? { _request.httpBody }
  var networkServiceType: NSURLRequest.NetworkServiceType { _request.networkServiceType }
  var allowsCellularAccess: Bool { _request.allowsCellularAccess }
  var httpShouldHandleCookies: Bool { _request.httpShouldHandleCookies }
  var httpShouldUsePipelining: Bool { _request.httpShouldUsePipelining }
  override var description: String { "\(type(of: self)): \(_request)" }
  convenience init(url: URL) {
    self.init(url: url, cachePolicy: .useProtocolCachePolicy, timeoutInterval: 60)
  }
  init(url: URL, cachePolicy: NSURLRequest.CachePolicy, timeoutInterval: TimeInterval) {
    _request = URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval)
  }
  init(_ request: URLRequest) { _request = request }
  required init?(coder aDecoder: NSCoder)
  override func copy() -> Any { copy(with: nil) }
  func copy(with zone: NSZone? = nil) -> Any { NSURLRequest(_request) }
  override func mutableCopy() -> Any { mutableCopy(with: nil) }
  func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableURLRequest(_request) }
  func encode(with aCoder: NSCoder)
  override func isEqual(_ object: Any?) -> Bool { (object as? NSURLRequest)?._request == _request }
  func value(forHTTPHeaderField field: String) -> String? { _request.value(forHTTPHeaderField: field) }
}
