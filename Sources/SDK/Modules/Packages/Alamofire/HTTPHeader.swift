// Alamofire (github.com/Alamofire/Alamofire): the declarations of HTTPHeader, as its documentation has them.

struct HTTPHeader: Hashable {
  let name: String
  let value: String

  init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  static func accept(_ value: String) -> HTTPHeader { HTTPHeader(name: "Accept", value: value) }
  static func acceptCharset(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Charset", value: value)
  }
  static func acceptLanguage(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Language", value: value)
  }
  static func acceptEncoding(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Accept-Encoding", value: value)
  }
  static func authorization(username: String, password: String) -> HTTPHeader {
    authorization("Basic " + Data((username + ":" + password).utf8).base64EncodedString())
  }
  static func authorization(bearerToken: String) -> HTTPHeader { authorization("Bearer " + bearerToken) }
  static func authorization(_ value: String) -> HTTPHeader { HTTPHeader(name: "Authorization", value: value) }
  static func contentDisposition(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Content-Disposition", value: value)
  }
  static func contentEncoding(_ value: String) -> HTTPHeader {
    HTTPHeader(name: "Content-Encoding", value: value)
  }
  static func contentType(_ value: String) -> HTTPHeader { HTTPHeader(name: "Content-Type", value: value) }
  static func userAgent(_ value: String) -> HTTPHeader { HTTPHeader(name: "User-Agent", value: value) }
  static var defaultAcceptEncoding: HTTPHeader { acceptEncoding("br;q=1.0, gzip;q=0.9, deflate;q=0.8") }
  static var defaultAcceptLanguage: HTTPHeader {
    acceptLanguage(Locale.preferredLanguages.joined(separator: ", "))
  }
  static var defaultUserAgent: HTTPHeader { userAgent(Bundle.main.bundleIdentifier ?? "Unknown") }
}

extension HTTPHeader: CustomStringConvertible {
  var description: String { name + ": " + value }
}
