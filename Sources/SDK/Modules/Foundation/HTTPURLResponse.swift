// Foundation: the declarations of HTTPURLResponse.
// Declared as the toolchain's interface has it, with code of our own.

class HTTPURLResponse: URLResponse {
  let statusCode: Int
  let _fields: [String: String]
  var allHeaderFields: [AnyHashable: Any] { _fields }
  override var suggestedFilename: String? {
    let parts = value(forHTTPHeaderField: "Content-Disposition")?.split(separator: ";") ?? []
    for part in parts.dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2, HTTPURLResponse._trimmed(sides[0]).lowercased() == "filename" {
        return HTTPURLResponse._trimmed(sides[1]).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      }
    }
    return _fileName
  }
  init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    _fields = HTTPURLResponse._canonical(headerFields ?? [:])
    let type = _HeaderFields.value(of: "Content-Type", in: _fields)?.split(separator: ";") ?? []
    let charset = type.dropFirst().map { HTTPURLResponse._trimmed($0) }
      .first { $0.lowercased().hasPrefix("charset=") }
    super.init(
      url: url, mimeType: type.first.map { HTTPURLResponse._trimmed($0).lowercased() },
      expectedContentLength: _HeaderFields.value(of: "Content-Length", in: _fields).flatMap { Int($0) } ?? -1,
      textEncodingName: charset.map { String($0.dropFirst(8)).lowercased() })
  }
  required init?(coder aDecoder: NSCoder)
  override func encode(with aCoder: NSCoder)
  func value(forHTTPHeaderField field: String) -> String? { _HeaderFields.value(of: field, in: _fields) }

  static func _trimmed(_ text: Substring) -> String { text.trimmingCharacters(in: .whitespaces) }

  /// The names that are known are written as everyone writes them.
  static func _canonical(_ fields: [String: String]) -> [String: String] {
    let known = [
      "Accept-Ranges", "Age", "Allow", "Cache-Control", "Content-Disposition", "Content-Encoding",
      "Content-Language", "Content-Length", "Content-Location", "Content-Range", "Content-Type", "Date",
      "Expires", "Last-Modified", "Location", "Server", "Set-Cookie", "Transfer-Encoding", "Vary",
    ]
    var result: [String: String] = [:]
    for (name, value) in fields {
      result[known.first { $0.lowercased() == name.lowercased() } ?? name] = value
    }
    return result
  }

  class func localizedString(forStatusCode statusCode: Int) -> String {
    if let words = _words[statusCode] { return words }
    switch statusCode {
    case 100..<200: return "informational"
    case 200..<300: return "success"
    case 300..<400: return "redirected"
    case 400..<500: return "client error"
    default: return "server error"
    }
  }

  static let _words = [
    100: "continue", 101: "switching protocols", 200: "no error", 201: "created", 202: "accepted",
    203: "non-authoritative information", 204: "no content", 205: "reset content", 206: "partial content",
    300: "multiple choices", 301: "moved permanently", 302: "found", 303: "see other", 304: "not modified",
    305: "needs proxy", 307: "temporarily redirected", 400: "bad request", 401: "unauthorized",
    402: "payment required", 403: "forbidden", 404: "not found", 405: "method not allowed",
    406: "unacceptable", 407: "proxy authentication required", 408: "request timed out", 409: "conflict",
    410: "no longer exists", 411: "length required", 412: "precondition failed", 413: "request too large",
    414: "requested URL too long", 415: "unsupported media type", 416: "requested range not satisfiable",
    417: "expectation failed", 500: "internal server error", 501: "unimplemented", 502: "bad gateway",
    503: "service unavailable", 504: "gateway timed out", 505: "unsupported version",
  ]
}
