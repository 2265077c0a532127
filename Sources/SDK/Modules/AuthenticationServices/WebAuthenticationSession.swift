// AuthenticationServices: the declarations of WebAuthenticationSession. Nobody answers its page.
// Declared as the framework's interface has it, with code of our own.

struct WebAuthenticationSession: Sendable {
  struct BrowserSession: Equatable, Sendable {
    let _name: String
    init(_name: String) { self._name = _name }
    static let ephemeral = BrowserSession(_name: "ephemeral")
    static let shared = BrowserSession(_name: "shared")
  }
  init() {}
  func authenticate(
    using url: URL, callbackURLScheme: String,
    preferredBrowserSession: WebAuthenticationSession.BrowserSession? = nil
  ) async throws -> URL {
    await withCheckedContinuation { _ in }
  }
  func authenticate(
    using url: URL, callback: ASWebAuthenticationSession.Callback,
    preferredBrowserSession: WebAuthenticationSession.BrowserSession? = nil,
    additionalHeaderFields: [String: String]
  ) async throws -> URL {
    await withCheckedContinuation { _ in }
  }
}
