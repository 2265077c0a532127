// Foundation: the declarations of HTTPCookie.
// Declared as the toolchain's interface has it, with code of our own.

class HTTPCookie: NSObject, Sendable {
  enum AcceptPolicy: UInt, Sendable {
    case always = 0
    case never = 1
    case onlyFromMainDocumentDomain = 2
  }
  let properties: [HTTPCookiePropertyKey: Any]?
  let version: Int
  let name: String
  let value: String
  let expiresDate: Date?
  let domain: String
  let path: String
  let isSecure: Bool
  let isHTTPOnly: Bool
  let comment: String?
  let commentURL: URL?
  let portList: [NSNumber]?
  var isSessionOnly: Bool { expiresDate == nil }

  init?(properties: [HTTPCookiePropertyKey: Any]) {
    guard let name = properties[.name] as? String, let path = properties[.path] as? String,
      let value = properties[.value] as? String
    else { return nil }
    let origin = (properties[.originURL] as? URL)?.host()
    guard let domain = properties[.domain] as? String ?? origin else { return nil }
    self.properties = properties
    self.name = name
    self.value = value
    self.path = path
    self.domain = domain
    version = properties[.version] as? String == "1" ? 1 : 0
    isSecure = (properties[.secure] as? String).map { !$0.isEmpty } ?? (properties[.secure] as? Bool ?? false)
    isHTTPOnly = false
    comment = properties[.comment] as? String
    commentURL = properties[.commentURL] as? URL
    portList = nil
    var expires = properties[.expires] as? Date
    if let seconds = (properties[.maximumAge] as? String).flatMap({ Double($0) }) {
      expires = Date(timeIntervalSinceNow: seconds)
    }
    expiresDate = properties[.discard] as? String == "TRUE" ? nil : expires
  }

  class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    if cookies.isEmpty { return [:] }
    return ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }
  class func cookies(withResponseHeaderFields headerFields: [String: String], for URL: URL) -> [HTTPCookie]

  /// Whether the domain and the path are those of the address (RFC 6265, 5.1.3 and 5.1.4).
  func _isSent(to url: URL) -> Bool {
    guard let host = url.host()?.lowercased(), !isSecure || url.scheme == "https" else { return false }
    let bare = domain.hasPrefix(".") ? String(domain.dropFirst()) : domain
    let isHost = host == bare.lowercased() || domain.hasPrefix(".") && host.hasSuffix(domain.lowercased())
    let place = url.path.isEmpty ? "/" : url.path
    let isBelow = place == path || place.hasPrefix(path.hasSuffix("/") ? path : path + "/")
    return isHost && isBelow
  }
}
