// Foundation: the declarations of HTTPCookiePropertyKey.
// Declared as the toolchain's interface has it, with code of our own.

struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  static let name = HTTPCookiePropertyKey("Name")
  static let value = HTTPCookiePropertyKey("Value")
  static let originURL = HTTPCookiePropertyKey("OriginURL")
  static let version = HTTPCookiePropertyKey("Version")
  static let domain = HTTPCookiePropertyKey("Domain")
  static let path = HTTPCookiePropertyKey("Path")
  static let secure = HTTPCookiePropertyKey("Secure")
  static let expires = HTTPCookiePropertyKey("Expires")
  static let comment = HTTPCookiePropertyKey("Comment")
  static let commentURL = HTTPCookiePropertyKey("CommentURL")
  static let discard = HTTPCookiePropertyKey("Discard")
  static let maximumAge = HTTPCookiePropertyKey("Max-Age")
  static let port = HTTPCookiePropertyKey("Port")
  let rawValue: String
  init(_ rawValue: String) { self.rawValue = rawValue }
  init(rawValue: String) { self.rawValue = rawValue }
}
