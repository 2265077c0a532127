// FirebaseAppCheck (github.com/firebase/firebase-ios-sdk): the declarations of AppCheck, as its documentation has them.

class AppCheck: NSObject {
  private static let only = AppCheck()

  var isTokenAutoRefreshEnabled = true

  class func appCheck() -> AppCheck { only }
  class func appCheck(app: FirebaseApp) -> AppCheck? { only }
  class func setAppCheckProviderFactory(_ factory: (any AppCheckProviderFactory)?) {}

  // Nothing comes from the network.
  func token(forcingRefresh: Bool, completion: @escaping (AppCheckToken?, (any Error)?) -> Void) {}
  func token(forcingRefresh: Bool) async throws -> AppCheckToken { await _unanswered() }
}
