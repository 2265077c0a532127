// AuthenticationServices: the declarations of ASAuthorizationPlatformPublicKeyCredentialProvider.
// Declared as the framework's interface has it, with code of our own.

class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  let relyingPartyIdentifier: String
  init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
  {
    let request = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(_provider: self)
    (request.challenge, request.name, request.userID) = (challenge, name, userID)
    return request
  }
  func createCredentialAssertionRequest(challenge: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
  {
    let request = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(_provider: self)
    request.challenge = challenge
    return request
  }
}
