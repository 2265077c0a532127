// AuthenticationServices: the declarations of ASWebAuthenticationSession. Nobody answers its page.
// Declared as the framework's interface has it, with code of our own.

class ASWebAuthenticationSession: NSObject {
  typealias CompletionHandler = (URL?, (any Error)?) -> Void
  struct Callback {
    let _scheme: String?
    init(_scheme: String?) { self._scheme = _scheme }
    static func customScheme(_ customScheme: String) -> Callback { Callback(_scheme: customScheme) }
    static func https(host: String, path: String) -> Callback { Callback(_scheme: nil) }
    func matchesURL(_ url: URL) -> Bool { url.scheme == (_scheme ?? "https") }
  }
  weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  var prefersEphemeralWebBrowserSession = false
  var additionalHeaderFields: [String: String]?
  var canStart: Bool { true }
  init(
    url URL: URL, callbackURLScheme: String?,
    completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
  ) {}
  init(
    url URL: URL, callback: ASWebAuthenticationSession.Callback,
    completionHandler: @escaping ASWebAuthenticationSession.CompletionHandler
  ) {}
  @discardableResult func start() -> Bool { true }
  func cancel() {}
}
