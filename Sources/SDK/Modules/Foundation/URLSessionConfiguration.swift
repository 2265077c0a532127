// Foundation: the declarations of URLSessionConfiguration.
// Declared as the toolchain's interface has it, with code of our own.

class URLSessionConfiguration: NSObject, NSCopying, Sendable {
  enum MultipathServiceType: Int, Sendable {
    case none = 0
    case handover = 1
    case interactive = 2
    case aggregate = 3
  }
  class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration()
    configuration.identifier = identifier
    configuration.sessionSendsLaunchEvents = true
    return configuration
  }
  var identifier: String?
  var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
  var timeoutIntervalForRequest: TimeInterval = 60
  var timeoutIntervalForResource: TimeInterval = 604800
  var networkServiceType: URLRequest.NetworkServiceType = .default
  var allowsCellularAccess: Bool = true
  var allowsConstrainedNetworkAccess: Bool = true
  var allowsExpensiveNetworkAccess: Bool = true
  var waitsForConnectivity: Bool = false
  var isDiscretionary: Bool = false
  var sessionSendsLaunchEvents: Bool = false
  var sharedContainerIdentifier: String?
  var connectionProxyDictionary: [AnyHashable: Any]?
  var httpShouldUsePipelining: Bool = false
  var httpShouldSetCookies: Bool = true
  var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy = .onlyFromMainDocumentDomain
  var httpAdditionalHeaders: [AnyHashable: Any]?
  var httpMaximumConnectionsPerHost: Int = 6
  var httpCookieStorage: HTTPCookieStorage? = HTTPCookieStorage.shared
  var urlCredentialStorage: URLCredentialStorage? = URLCredentialStorage.shared
  var urlCache: URLCache? = URLCache.shared
  var shouldUseExtendedBackgroundIdleMode: Bool = false
  var protocolClasses: [AnyClass]? = []
  var multipathServiceType: URLSessionConfiguration.MultipathServiceType = .none
  var requiresDNSSECValidation: Bool = false
  override init() {}
  override func copy() -> Any { copy(with: nil) }

  func copy(with zone: NSZone?) -> Any {
    let copy = URLSessionConfiguration()
    copy.identifier = identifier
    copy.requestCachePolicy = requestCachePolicy
    copy.timeoutIntervalForRequest = timeoutIntervalForRequest
    copy.timeoutIntervalForResource = timeoutIntervalForResource
    copy.networkServiceType = networkServiceType
    copy.allowsCellularAccess = allowsCellularAccess
    copy.allowsConstrainedNetworkAccess = allowsConstrainedNetworkAccess
    copy.allowsExpensiveNetworkAccess = allowsExpensiveNetworkAccess
    copy.waitsForConnectivity = waitsForConnectivity
    copy.isDiscretionary = isDiscretionary
    copy.sessionSendsLaunchEvents = sessionSendsLaunchEvents
    copy.sharedContainerIdentifier = sharedContainerIdentifier
    copy.connectionProxyDictionary = connectionProxyDictionary
    copy.httpShouldUsePipelining = httpShouldUsePipelining
    copy.httpShouldSetCookies = httpShouldSetCookies
    copy.httpCookieAcceptPolicy = httpCookieAcceptPolicy
    copy.httpAdditionalHeaders = httpAdditionalHeaders
    copy.httpMaximumConnectionsPerHost = httpMaximumConnectionsPerHost
    copy.httpCookieStorage = httpCookieStorage
    copy.urlCredentialStorage = urlCredentialStorage
    copy.urlCache = urlCache
    copy.shouldUseExtendedBackgroundIdleMode = shouldUseExtendedBackgroundIdleMode
    copy.protocolClasses = protocolClasses
    copy.multipathServiceType = multipathServiceType
    copy.requiresDNSSECValidation = requiresDNSSECValidation
    return copy
  }
}
