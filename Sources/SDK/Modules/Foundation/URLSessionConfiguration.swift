// Foundation: the declarations of URLSessionConfiguration.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class URLSessionConfiguration: NSObject, NSCopying, Sendable {
  class var `default`: URLSessionConfiguration { get }
  class var ephemeral: URLSessionConfiguration { get }
  var identifier: String? { get set }
  var requestCachePolicy: URLRequest.CachePolicy { get set }
  var timeoutIntervalForRequest: TimeInterval { get set }
  var timeoutIntervalForResource: TimeInterval { get set }
  var networkServiceType: URLRequest.NetworkServiceType { get set }
  var allowsCellularAccess: Bool { get set }
  var isDiscretionary: Bool { get set }
  var sharedContainerIdentifier: String? { get }
  var connectionProxyDictionary: [AnyHashable: Any]? { get set }
  var httpShouldUsePipelining: Bool { get set }
  var httpShouldSetCookies: Bool { get set }
  var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy { get set }
  var httpAdditionalHeaders: [AnyHashable: Any]? { get set }
  var httpMaximumConnectionsPerHost: Int { get set }
  var httpCookieStorage: HTTPCookieStorage? { get set }
  var urlCredentialStorage: URLCredentialStorage? { get set }
  var urlCache: URLCache? { get set }
  var shouldUseExtendedBackgroundIdleMode: Bool { get set }
  var protocolClasses: [AnyClass]? { get set }
  override init()
  override func copy() -> Any
  func copy(with zone: NSZone?) -> Any
}
