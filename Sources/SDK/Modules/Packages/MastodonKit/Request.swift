// MastodonKit (github.com/MastodonKit/MastodonKit): the declarations of Request, as its source has them.

struct Request<Model: Codable> {
  let _path: String
  let _method: String
  /// Nil where nothing is sent, not even an empty list.
  let _items: [(name: String, value: String?)]?
  var _media: MediaAttachment?

  init(_ path: String, _method: String = "GET", _items: [(name: String, value: String?)]? = nil) {
    _path = "/api/v1/" + path
    self._method = _method
    self._items = _items
  }
  init(_login path: String, _items: [(name: String, value: String?)]) {
    _path = "/oauth/" + path
    _method = "POST"
    self._items = _items
  }

  func _url(at base: String) -> URL? {
    guard let base = URL(string: base), let url = URL(string: _path, relativeTo: base),
      var components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    components.path = _path
    if _method == "GET", let _items {
      components.queryItems = _items.compactMap { item in
        item.value.map { URLQueryItem(name: item.name, value: $0) }
      }
    }
    return components.url
  }
  func _urlRequest(_ url: URL, _ token: String?) -> URLRequest {
    var request = URLRequest(url: url, timeoutInterval: 30)
    request.httpMethod = _method
    if let token { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
    if let _media {
      request.httpBody = Request._form(_media)
      request.setValue(
        "multipart/form-data; boundary=MastodonKitBoundary", forHTTPHeaderField: "Content-Type")
    } else if _method != "GET", let _items {
      request.httpBody = Data(Request._body(_items).utf8)
      request.setValue(
        "application/x-www-form-urlencoded; charset=utf-8", forHTTPHeaderField: "Content-Type")
    }
    return request
  }
  static func _body(_ items: [(name: String, value: String?)]) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    let allowed = CharacterSet(charactersIn: letters + letters.uppercased() + "0123456789-._~/?")
    let pairs = items.compactMap { item in
      item.value?.addingPercentEncoding(withAllowedCharacters: allowed).map { "\(item.name)=\($0)" }
    }
    return pairs.joined(separator: "&")
  }
  static func _form(_ media: MediaAttachment) -> Data? {
    let content = media._content
    guard let data = content.data else { return nil }
    let head = [
      "--MastodonKitBoundary", "Content-Disposition: form-data; name=\"file\"; filename=\"\(content.name)\"",
      "Content-Type: \(content.type)", "", "",
    ]
    return Data(head.joined(separator: "\r\n").utf8) + data + Data("\r\n--MastodonKitBoundary--\r\n".utf8)
  }
}
