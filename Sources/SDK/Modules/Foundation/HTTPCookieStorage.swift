// Foundation: the declarations of HTTPCookieStorage.
// Written by Scripts/sdk/symbols.py; run it again after a new toolchain.

class HTTPCookieStorage: NSObject, Sendable {
  class var shared: HTTPCookieStorage { get }
  var cookies: [HTTPCookie]? { get }
  override var description: String { get }
  var cookieAcceptPolicy: HTTPCookie.AcceptPolicy { get set }
  class func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage
  func setCookie(_ cookie: HTTPCookie)
  func deleteCookie(_ cookie: HTTPCookie)
  func removeCookies(since date: Date)
  func cookies(for url: URL) -> [HTTPCookie]?
  func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?)
  func sortedCookies(using sortOrder: [NSSortDescriptor]) -> [HTTPCookie]
}
