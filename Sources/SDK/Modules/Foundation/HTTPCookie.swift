// Foundation: the declarations of HTTPCookie.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class HTTPCookie: NSObject, Sendable {
  enum AcceptPolicy: UInt, Sendable {
    typealias RawValue = UInt
    case always
    case never
    case onlyFromMainDocumentDomain
    init?(rawValue: UInt)
  }
  var properties: [HTTPCookiePropertyKey: Any]? { get }
  var version: Int { get }
  var name: String { get }
  var value: String { get }
  var expiresDate: Date? { get }
  var isSessionOnly: Bool { get }
  var domain: String { get }
  var path: String { get }
  var isSecure: Bool { get }
  var isHTTPOnly: Bool { get }
  var comment: String? { get }
  var commentURL: URL? { get }
  var portList: [NSNumber]? { get }
  override var description: String { get }
  init?(properties: [HTTPCookiePropertyKey: Any])
  class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String]
  class func cookies(withResponseHeaderFields headerFields: [String: String], for URL: URL) -> [HTTPCookie]
}
