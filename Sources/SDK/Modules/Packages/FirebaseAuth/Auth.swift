// FirebaseAuth (github.com/firebase/firebase-ios-sdk): the declarations of Auth, as its documentation has them.

/// Nobody is signed in, and nothing comes from the network.
class Auth: NSObject {
  private static let only = Auth()

  var languageCode: String?
  var settings: AuthSettings? = AuthSettings()
  var userAccessGroup: String?
  var shareAuthStateAcrossDevices = false
  var tenantID: String?
  var customAuthDomain: String?
  var apnsToken: Data?
  var app: FirebaseApp? { FirebaseApp.app() }
  var currentUser: User? { nil }

  class func auth() -> Auth { only }
  class func auth(app: FirebaseApp) -> Auth { only }

  // Who listens is told once that nobody is signed in.
  func addStateDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> any NSObjectProtocol {
    DispatchQueue.main.async { listener(self, nil) }
    return NSObject()
  }
  func removeStateDidChangeListener(_ listenerHandle: any NSObjectProtocol) {}
  func addIDTokenDidChangeListener(_ listener: @escaping (Auth, User?) -> Void) -> any NSObjectProtocol {
    DispatchQueue.main.async { listener(self, nil) }
    return NSObject()
  }
  func removeIDTokenDidChangeListener(_ listenerHandle: any NSObjectProtocol) {}
  var authStateChanges: AsyncStream<User?> { AsyncStream { continuation in continuation.yield(nil) } }
  var idTokenChanges: AsyncStream<User?> { AsyncStream { continuation in continuation.yield(nil) } }

  func signOut() throws {}
  func isSignIn(withEmailLink link: String) -> Bool {
    link.contains("oobCode=") && link.contains("mode=signIn")
  }
  func useAppLanguage() { languageCode = Locale.preferredLanguages.first }
  func useEmulator(withHost host: String, port: Int) {}
  func useUserAccessGroup(_ accessGroup: String?) throws { userAccessGroup = accessGroup }
  func getStoredUser(forAccessGroup accessGroup: String?) throws -> User? { nil }
  func setAPNSToken(_ token: Data, type: AuthAPNSTokenType) { apnsToken = token }
  func canHandle(_ url: URL) -> Bool { false }
  func canHandleNotification(_ userInfo: [AnyHashable: Any]) -> Bool { false }
}
