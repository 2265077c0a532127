// FirebaseAuth (github.com/firebase/firebase-ios-sdk): what it adds to User, as its documentation has it.

extension User {
  func reload(completion: (((any Error)?) -> Void)? = nil) {}
  func reload() async throws { let _: Bool = await _unanswered() }
  func delete(completion: (((any Error)?) -> Void)? = nil) {}
  func delete() async throws { let _: Bool = await _unanswered() }
  func updateEmail(to email: String, completion: (((any Error)?) -> Void)? = nil) {}
  func updateEmail(to email: String) async throws { let _: Bool = await _unanswered() }
  func updatePassword(to password: String, completion: (((any Error)?) -> Void)? = nil) {}
  func updatePassword(to password: String) async throws { let _: Bool = await _unanswered() }
  func updatePhoneNumber(_ credential: PhoneAuthCredential, completion: (((any Error)?) -> Void)? = nil) {}
  func updatePhoneNumber(_ credential: PhoneAuthCredential) async throws { let _: Bool = await _unanswered() }
  func sendEmailVerification(
    with actionCodeSettings: ActionCodeSettings? = nil, completion: (((any Error)?) -> Void)? = nil
  ) {}
  func sendEmailVerification(
    with actionCodeSettings: ActionCodeSettings? = nil
  ) async throws { let _: Bool = await _unanswered() }
  func sendEmailVerification(
    beforeUpdatingEmail email: String, actionCodeSettings: ActionCodeSettings? = nil,
    completion: (((any Error)?) -> Void)? = nil
  ) {}
  func sendEmailVerification(
    beforeUpdatingEmail email: String, actionCodeSettings: ActionCodeSettings? = nil
  ) async throws { let _: Bool = await _unanswered() }
  func reauthenticate(
    with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult func reauthenticate(
    with credential: AuthCredential
  ) async throws -> AuthDataResult { await _unanswered() }
  func reauthenticate(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult func reauthenticate(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
  ) async throws -> AuthDataResult { await _unanswered() }
  func link(with credential: AuthCredential, completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil) {}
  @discardableResult func link(
    with credential: AuthCredential
  ) async throws -> AuthDataResult { await _unanswered() }
  func link(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?,
    completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
  ) {}
  @discardableResult func link(
    with provider: any FederatedAuthProvider, uiDelegate: (any AuthUIDelegate)?
  ) async throws -> AuthDataResult { await _unanswered() }
  func unlink(fromProvider provider: String, completion: ((User?, (any Error)?) -> Void)? = nil) {}
  @discardableResult func unlink(fromProvider provider: String) async throws -> User { await _unanswered() }
  func getIDToken(completion: ((String?, (any Error)?) -> Void)?) {}
  func getIDToken(forcingRefresh forceRefresh: Bool = false) async throws -> String { await _unanswered() }
  func getIDTokenForcingRefresh(_ forceRefresh: Bool, completion: ((String?, (any Error)?) -> Void)?) {}
  func getIDTokenResult(completion: ((AuthTokenResult?, (any Error)?) -> Void)?) {}
  func getIDTokenResult(forcingRefresh forceRefresh: Bool = false) async throws -> AuthTokenResult {
    await _unanswered()
  }
}
