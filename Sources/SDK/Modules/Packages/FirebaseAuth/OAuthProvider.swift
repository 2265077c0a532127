// FirebaseAuth: the declarations of OAuthProvider, as its documentation has them.

class OAuthProvider: NSObject, FederatedAuthProvider {
  static let id = "OAuth"

  let providerID: String
  var scopes: [String]?
  var customParameters: [String: String]?

  init(providerID: String, auth: Auth = Auth.auth()) { self.providerID = providerID }
  init(providerID: AuthProviderID, auth: Auth = Auth.auth()) { self.providerID = providerID.rawValue }

  class func provider(providerID: String) -> OAuthProvider { OAuthProvider(providerID: providerID) }
  class func provider(providerID: AuthProviderID) -> OAuthProvider { OAuthProvider(providerID: providerID) }
  static func credential(
    withProviderID providerID: String, idToken: String, rawNonce: String? = nil, accessToken: String? = nil
  ) -> OAuthCredential {
    OAuthCredential(_provider: providerID, _idToken: idToken, _accessToken: accessToken)
  }
  static func credential(
    providerID: AuthProviderID, idToken: String, rawNonce: String? = nil, accessToken: String? = nil
  ) -> OAuthCredential {
    OAuthCredential(_provider: providerID.rawValue, _idToken: idToken, _accessToken: accessToken)
  }
  static func credential(providerID: AuthProviderID, accessToken: String) -> OAuthCredential {
    OAuthCredential(_provider: providerID.rawValue, _idToken: nil, _accessToken: accessToken)
  }
  static func appleCredential(
    withIDToken idToken: String, rawNonce: String?, fullName: PersonNameComponents?
  ) -> OAuthCredential { OAuthCredential(_provider: "apple.com", _idToken: idToken, _accessToken: nil) }

  func getCredentialWith(
    _ uiDelegate: (any AuthUIDelegate)?, completion: ((AuthCredential?, (any Error)?) -> Void)? = nil
  ) {}
  func credential(with uiDelegate: (any AuthUIDelegate)?) async throws -> AuthCredential {
    await _unanswered()
  }
}
