// swift-format-ignore-file

// MARK: the parts of a full address
// swiftc: https ann secret example.com 8443 /shop/teas/green.html sort=price&page=2 top
func probe() -> String {
  let url = URL(string: "https://ann:secret@example.com:8443/shop/teas/green.html?sort=price&page=2#top")!
  return [url.scheme, url.user, url.password, url.host, url.port.map(String.init), url.path, url.query, url.fragment]
    .map { $0 ?? "nil" }.joined(separator: " ")
}

// MARK: the parts that an address does not have
// swiftc: mailto nil [ann@example.com] nil -1
func probe() -> String {
  let url = URL(string: "mailto:ann@example.com")!
  return "\(url.scheme ?? "nil") \(url.host ?? "nil") [\(url.path)] \(url.query ?? "nil") \(url.port ?? -1)"
}

// MARK: last component, extension and components of a path
// swiftc: harbour.tar.gz gz ["/", "photos", "2024", "harbour.tar.gz"] harbour.tar
func probe() -> String {
  let url = URL(string: "https://example.com/photos/2024/harbour.tar.gz")!
  return "\(url.lastPathComponent) \(url.pathExtension) \(url.pathComponents) "
    + "\(url.deletingPathExtension().lastPathComponent)"
}

// MARK: appending and deleting path components
// swiftc: https://example.com/api/orders/7 https://example.com/api/orders/ https://example.com/api/orders/7.json
func probe() -> String {
  let base = URL(string: "https://example.com/api/")!
  let orders = base.appendingPathComponent("orders").appendingPathComponent("7")
  return [orders, orders.deletingLastPathComponent(), orders.appendingPathExtension("json")]
    .map(\.absoluteString).joined(separator: " ")
}

// MARK: appending a path escapes what it must
// swiftc: https://example.com/green%20tea https://example.com/a%2Fb https://example.com/a/b https://example.com/50%25 https://example.com/x/
func probe() -> String {
  let base = URL(string: "https://example.com")!
  return [base.appending(path: "green tea"), base.appending(component: "a/b"), base.appending(path: "a/b"),
    base.appending(path: "50%"), base.appending(path: "x", directoryHint: .isDirectory)]
    .map(\.absoluteString).joined(separator: " ")
}

// MARK: appending query items to an address
// swiftc: https://example.com/find?lang=en&q=tea%20%26%20milk&new&e=
func probe() -> String {
  let base = URL(string: "https://example.com/find?lang=en")!
  let found = base.appending(queryItems: [
    URLQueryItem(name: "q", value: "tea & milk"), URLQueryItem(name: "new", value: nil), URLQueryItem(name: "e", value: ""),
  ])
  return found.absoluteString
}

// MARK: relative addresses resolve against a base
// swiftc: https://example.com/a/b/d https://example.com/a/d https://example.com/d https://example.com/a/b/c?y=2 https://example.com/a/b/c?x=1#z https://other.org/e https://example.com/a/b/ http://x.org https://example.com/d
func probe() -> String {
  let base = URL(string: "https://example.com/a/b/c?x=1")!
  return ["d", "../d", "/d", "?y=2", "#z", "//other.org/e", "./", "http://x.org", "../../../d"].map { text in
    URL(string: text, relativeTo: base)?.absoluteString ?? "nil"
  }.joined(separator: " ")
}

// MARK: a relative address keeps its base apart
// swiftc: green?cup=1 https://example.com/teas/ /teas/green green false
func probe() -> String {
  let base = URL(string: "https://example.com/teas/")!
  let url = URL(string: "green?cup=1", relativeTo: base)!
  return "\(url.relativeString) \(url.baseURL!.absoluteString) \(url.path) \(url.relativePath) \(url.absoluteURL == url)"
}

// MARK: texts that are no addresses
// swiftc: nil | a%20b | nil | nil | %25 | tea | nil
func probe() -> String {
  ["", "a b", "http://[::1", "http://exa mple.com", "%", "tea", "http://ex.com:port"].map { text in
    URL(string: text)?.absoluteString ?? "nil"
  }.joined(separator: " | ")
}

// MARK: invalid characters refused or encoded
// swiftc: https://example.com/green%20tea nil | https://example.com/%C3%BCber nil
func probe() -> String {
  ["https://example.com/green tea", "https://example.com/über"].map { text in
    let strict = URL(string: text, encodingInvalidCharacters: false)?.absoluteString ?? "nil"
    return "\(URL(string: text)?.absoluteString ?? "nil") \(strict)"
  }.joined(separator: " | ")
}

// MARK: components build an address
// swiftc: https://example.com/kettles/red%20one?size=1.5%20l&tag=a+b%3Dc%26d#deal
func probe() -> String {
  var parts = URLComponents()
  parts.scheme = "https"
  parts.host = "example.com"
  parts.path = "/kettles/red one"
  parts.queryItems = [URLQueryItem(name: "size", value: "1.5 l"), URLQueryItem(name: "tag", value: "a+b=c&d")]
  parts.fragment = "deal"
  return parts.string ?? "nil"
}

// MARK: components that cannot make an address
// swiftc: true //example.com/slash nil
func probe() -> String {
  var parts = URLComponents()
  parts.host = "example.com"
  parts.path = "no-slash"
  let broken = parts.url
  parts.path = "/slash"
  return "\(broken == nil) \(parts.url?.absoluteString ?? "nil") \(parts.scheme ?? "nil")"
}

// MARK: query items are decoded in order
// swiftc: q=green tea, q=mint, flag=nil, empty=, plus=a+b
func probe() -> String {
  let parts = URLComponents(string: "https://example.com/?q=green%20tea&q=mint&flag&empty=&plus=a+b")!
  return parts.queryItems!.map { "\($0.name)=\($0.value ?? "nil")" }.joined(separator: ", ")
}

// MARK: the encoded and the plain form of parts
// swiftc: /a b /a%20b c d=e c%20d=e f g
func probe() -> String {
  let parts = URLComponents(string: "https://ex.com/a%20b?c%20d=e#f%20g")!
  return "\(parts.path) \(parts.percentEncodedPath) \(parts.query!) \(parts.percentEncodedQuery!) \(parts.fragment!)"
}

// MARK: changing single query items
// swiftc: https://example.com/list?page=2&sort=name https://example.com/list?page=2 https://example.com/list? https://example.com/list
func probe() -> String {
  var parts = URLComponents(string: "https://example.com/list?page=1&sort=name")!
  parts.queryItems = parts.queryItems?.map { $0.name == "page" ? URLQueryItem(name: "page", value: "2") : $0 }
  let changed = parts.string!
  parts.queryItems?.removeAll { $0.name == "sort" }
  let fewer = parts.string!
  parts.queryItems = []
  let empty = parts.string!
  parts.queryItems = nil
  return [changed, fewer, empty, parts.string!].joined(separator: " ")
}

// MARK: ranges of parts in a string
// swiftc: https example.com 99 /tea q=1 nil
func probe() -> String {
  let parts = URLComponents(string: "https://example.com:99/tea?q=1")!
  let text = parts.string!
  return [parts.rangeOfScheme, parts.rangeOfHost, parts.rangeOfPort, parts.rangeOfPath, parts.rangeOfQuery, parts.rangeOfFragment]
    .map { $0.map { String(text[$0]) } ?? "nil" }.joined(separator: " ")
}

// MARK: resolving components against a base
// swiftc: https://example.com/a/b?c=d /a/
func probe() -> String {
  let base = URL(string: "https://example.com/a/")!
  let parts = URLComponents(string: "b?c=d")!
  return "\(parts.url(relativeTo: base)!.absoluteString) \(URLComponents(url: base, resolvingAgainstBaseURL: true)!.path)"
}

// MARK: file addresses
// swiftc: file:///tmp/notes/tea%20list.txt /tmp/notes/tea list.txt true file:///tmp/notes/ true
func probe() -> String {
  let file = URL(fileURLWithPath: "/tmp/notes/tea list.txt", isDirectory: false)
  let folder = URL(filePath: "/tmp/notes", directoryHint: .isDirectory)
  return "\(file.absoluteString) \(file.path) \(file.isFileURL) \(folder.absoluteString) \(folder.hasDirectoryPath)"
}

// MARK: standardized paths lose their dots
// swiftc: https://ex.com/a/c https://ex.com/a//b https://ex.com/x
func probe() -> String {
  ["https://ex.com/a/./b/../c", "https://ex.com/a//b", "https://ex.com/../x"].map { text in
    URL(string: text)!.standardized.absoluteString
  }.joined(separator: " ")
}

// MARK: a path with and without percent encoding
// swiftc: /caf%C3%A9/a%2Fb/ /café/a/b/ /café/a/b a/b
func probe() -> String {
  let url = URL(string: "https://example.com/caf%C3%A9/a%2Fb/")!
  return "\(url.path()) \(url.path(percentEncoded: false)) \(url.path) \(url.lastPathComponent)"
}

// MARK: hosts with and without encoding
// swiftc: ::1 8080 EXAMPLE.com false
func probe() -> String {
  let url = URL(string: "https://[::1]:8080/x")!
  let plain = URL(string: "https://EXAMPLE.com/x")!
  return "\(url.host() ?? "nil") \(url.port ?? -1) \(plain.host() ?? "nil") \(plain == URL(string: "https://example.com/x")!)"
}

// MARK: equality of addresses is by their text
// swiftc: false true 2 https://example.com
func probe() -> String {
  let a = URL(string: "https://example.com")!, b = URL(string: "https://example.com/")!
  let c = URL(string: "https://example.com", relativeTo: nil)!
  return "\(a == b) \(a == c) \(Set([a, b, c]).count) \(a.description)"
}

// MARK: an endpoint type builds its addresses
// swiftc: https://api.example.com/orders/7 https://api.example.com/search?q=%C3%A9?
enum Endpoint {
  case order(id: Int), search(String)
  var url: URL? {
    var parts = URLComponents(string: "https://api.example.com")!
    switch self {
    case .order(let id): parts.path = "/orders/\(id)"
    case .search(let text): (parts.path, parts.queryItems) = ("/search", [.init(name: "q", value: text)])
    }
    return parts.url
  }
}
func probe() -> String {
  [Endpoint.order(id: 7), .search("é?")].map { $0.url?.absoluteString ?? "nil" }.joined(separator: " ")
}

// MARK: addresses inside JSON are strings
// swiftc: b=c {"title":"tea","url":"https://example.com/a?b=c"} true
struct Link: Codable {
  var title: String
  var url: URL
}
func probe() -> String {
  let link = try! JSONDecoder().decode(Link.self, from: Data(#"{"title":"tea","url":"https://example.com/a?b=c"}"#.utf8))
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  let bad = try? JSONDecoder().decode(Link.self, from: Data(#"{"title":"x","url":""}"#.utf8))
  return "\(link.url.query!) \(String(decoding: try! encoder.encode(link), as: UTF8.self)) \(bad == nil)"
}
