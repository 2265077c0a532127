// Foundation: the declarations of HTTPCookieStorage. What is stored is kept while the program runs.

class HTTPCookieStorage: NSObject, Sendable {
  static let _shared = HTTPCookieStorage()
  static var _groups: [String: HTTPCookieStorage] = [:]
  class var shared: HTTPCookieStorage { _shared }
  var _cookies: [HTTPCookie] = []
  var cookies: [HTTPCookie]? { _cookies }
  var cookieAcceptPolicy: HTTPCookie.AcceptPolicy = .onlyFromMainDocumentDomain
  class func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage {
    if let storage = _groups[identifier] { return storage }
    let storage = HTTPCookieStorage()
    _groups[identifier] = storage
    return storage
  }
  func setCookie(_ cookie: HTTPCookie) {
    if cookieAcceptPolicy == .never { return }
    deleteCookie(cookie)
    _cookies.append(cookie)
  }
  func deleteCookie(_ cookie: HTTPCookie) {
    _cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
  }
  func removeCookies(since date: Date)
  func cookies(for url: URL) -> [HTTPCookie]? { _cookies.filter { $0._isSent(to: url) } }
  func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {
    for cookie in cookies { setCookie(cookie) }
  }
  func sortedCookies(using sortOrder: [NSSortDescriptor]) -> [HTTPCookie]
}
