// Foundation: the declarations of HTTPCookiePropertyKey.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  typealias RawValue = String
  static let name: HTTPCookiePropertyKey
  static let value: HTTPCookiePropertyKey
  static let originURL: HTTPCookiePropertyKey
  static let version: HTTPCookiePropertyKey
  static let domain: HTTPCookiePropertyKey
  static let path: HTTPCookiePropertyKey
  static let secure: HTTPCookiePropertyKey
  static let expires: HTTPCookiePropertyKey
  static let comment: HTTPCookiePropertyKey
  static let commentURL: HTTPCookiePropertyKey
  static let discard: HTTPCookiePropertyKey
  static let maximumAge: HTTPCookiePropertyKey
  static let port: HTTPCookiePropertyKey
  var rawValue: String { get }
  init(_ rawValue: String)
  init(rawValue: String)
}
